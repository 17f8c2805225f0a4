import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, Stack } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { useState } from 'react';
import styles from './profile-form.module.css';

const DeleteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "delete-account" */ './delete-dialog.tsx')).DeleteDialog,
);

export function DeleteAccount({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <p className={styles.hint}>{t('danger.text')}</p>
      <div>
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {t('danger.button')}
        </Button>
      </div>
      <DeleteDialog user={user} open={isOpen} onOpenChange={setIsOpen} />
    </Stack>
  );
}
