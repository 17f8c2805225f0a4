import { errorText, useUpdateUserMutation } from '@estela/api';
import { useLazyOwnAccountQuery } from '@estela/api/shell';
import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useOnReturn } from '@estela/kit/on-return';
import { Button, toast } from '@estela/ui';
import { useRef } from 'react';
import styles from './profile-form.module.css';

/** Cancels a change of address while its link has not been opened, and notices when it was opened elsewhere. */
export function PendingEmail({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const [update, { isLoading }] = useUpdateUserMutation();
  const [readAccount] = useLazyOwnAccountQuery();
  const box = useRef<HTMLDivElement>(null);
  useOnReturn(readAccount);

  async function withdraw() {
    const field = box.current?.closest('form')?.querySelector<HTMLElement>('[type="email"]');
    const { error } = await update({ id: user._id, body: { email: user.email } });
    if (error) {
      // The link may have been opened meanwhile.
      void readAccount();
      return toast({ tone: 'danger', text: errorText(error, common) || t('failed') });
    }
    // The button is about to disappear.
    field?.focus();
    toast({ tone: 'success', text: t('identity.emailKept', { email: user.email }) });
  }

  return (
    <div ref={box} className={styles.atEmail}>
      <Button size="sm" busy={isLoading} onClick={withdraw}>
        {t('identity.emailKeep')}
      </Button>
    </div>
  );
}
