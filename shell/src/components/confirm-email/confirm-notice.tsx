import { errorText, useSession } from '@estela/api';
import { useOwnAccountQuery, useResendVerificationMutation } from '@estela/api/shell';
import { addCatalogue, useTranslation } from '@estela/i18n';
import { useOnReturn } from '@estela/kit/on-return';
import { Notice, toast } from '@estela/ui';
import { useLayoutEffect, useState } from 'react';
import en from '../../locales/confirm-email.en.json' with { type: 'json' };
import es from '../../locales/confirm-email.es.json' with { type: 'json' };
import styles from './confirm-notice.module.css';

/** The account still waits for the link mailed to it; another can be sent. */
export function ConfirmNotice({ onClose }: { onClose?: () => void }) {
  const { t, i18n } = useTranslation('confirmEmail');
  const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', 'confirmEmail'));
  useLayoutEffect(() => {
    addCatalogue(i18n, 'confirmEmail', { es, en });
    setIsReady(true);
  }, [i18n]);
  const { t: common } = useTranslation('common');
  const { user } = useSession();
  const [resend, { isLoading }] = useResendVerificationMutation();
  const { refetch } = useOwnAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  // The link is opened in another tab or on another device.
  useOnReturn(refetch);
  if (!isReady || !user) return null;
  // The link goes to the new address of a pending change.
  const email = user.pendingEmail ?? user.email;

  async function send() {
    const { error } = await resend();
    if (error) toast({ tone: 'danger', text: errorText(error, common) || t('failed') });
    else toast({ tone: 'success', text: t('sent', { email }) });
  }

  return (
    <Notice onClose={onClose}>
      <strong>{t('title')}</strong>
      {` · ${t('text', { email })} `}
      <button
        type="button"
        className={styles.resend}
        aria-busy={isLoading}
        onClick={() => isLoading || void send()}
      >
        {t('resend')}
      </button>
    </Notice>
  );
}
