import { useDeleteGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useLeaveForList } from '@estela/kit/entity';
import { Button, toast } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { useState } from 'react';

const TypedConfirmDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "typed-confirm" */ '../../components/typed-confirm-dialog.tsx'))
      .TypedConfirmDialog,
);

export function DeleteGroup({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteGroupMutation();
  const leave = useLeaveForList(paths.groups());
  const { name, memberCount, topicCount, postCount } = group;

  async function confirm() {
    await remove(group._id).unwrap();
    toast({ tone: 'success', text: common('deletion.done', { name }) });
    leave();
  }
  const goes = [
    t('card.members', { count: memberCount, formatted: String(memberCount) }),
    t('card.topics', { count: topicCount, formatted: String(topicCount) }),
    t('card.posts', { count: postCount, formatted: String(postCount) }),
  ];
  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('detail.delete')}
      </Button>
      <TypedConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={common('deletion.title', { name })}
        text={t('detail.deleteText', { goes: goes.join(', ') })}
        word={name}
        confirmLabel={t('detail.delete')}
        onConfirm={confirm}
      />
    </>
  );
}
