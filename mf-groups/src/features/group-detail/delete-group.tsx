import { errorText } from '@estela/api';
import { useDeleteGroupMutation } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useNavigate } from '@estela/runtime';
import { Button, toast } from '@estela/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './group-view.module.css';

const ConfirmDialog = lazy(async () => ({ default: (await import('@estela/ui/dialog')).ConfirmDialog }));

export function DeleteGroup({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [remove, { isLoading, error }] = useDeleteGroupMutation();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { name } = group;
  const confirm = async () => {
    const { error: refused } = await remove(group._id);
    if (refused) return;
    toast({ text: t('detail.deleted', { name }) });
    navigate(paths.groups());
  };
  return (
    <div className={styles.danger}>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t('detail.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            title={t('detail.deleteTitle', { name })}
            text={t('detail.deleteText')}
            confirmLabel={t('detail.delete')}
            busy={isLoading}
            error={error && errorText(error, common)}
            onConfirm={confirm}
          />
        </Suspense>
      )}
    </div>
  );
}
