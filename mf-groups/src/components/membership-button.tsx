import { errorText } from '@estela/api';
import { useJoinGroupMutation, useLeaveGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { useState } from 'react';

export interface MembershipButtonProps {
  group: Group;
  size?: 'sm' | 'md';
}

/** Join, ask to join, take the request back or leave: whatever the viewer can do. The owner can do none of it. */
export function MembershipButton({ group, size = 'md' }: MembershipButtonProps) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [join, joining] = useJoinGroupMutation();
  const [leave, leaving] = useLeaveGroupMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { name } = group;

  const run = async (change: Promise<unknown>, done: string) => {
    try {
      await change;
      toast({ tone: 'success', text: done });
    } catch (failure) {
      toast({ tone: 'danger', text: errorText(failure, common) });
    }
    setIsAsking(false);
  };

  if (!group.membership)
    return (
      <Button
        size={size}
        variant={size === 'md' ? 'primary' : 'secondary'}
        busy={joining.isLoading}
        aria-label={t(group.private ? 'membership.requestOf' : 'membership.joinOf', { name })}
        onClick={() =>
          run(
            join(group._id).unwrap(),
            t(group.private ? 'membership.requested' : 'membership.joined', { name }),
          )
        }
      >
        {t(group.private ? 'membership.request' : 'membership.join')}
      </Button>
    );
  if (group.membership.role === 'owner') return null;
  if (group.membership.status === 'pending')
    return (
      <Button
        size={size}
        busy={leaving.isLoading}
        aria-label={t('membership.withdrawOf', { name })}
        onClick={() => run(leave(group._id).unwrap(), t('membership.withdrawn'))}
      >
        {t('membership.withdraw')}
      </Button>
    );
  return (
    <>
      <Button size={size} onClick={() => setIsAsking(true)}>
        {t('membership.leave')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('membership.leaveTitle', { name })}
        text={t(group.private ? 'membership.leavePrivateText' : 'membership.leaveText')}
        confirmLabel={t('membership.leave')}
        busy={leaving.isLoading}
        onConfirm={() => run(leave(group._id).unwrap(), t('membership.left', { name }))}
      />
    </>
  );
}
