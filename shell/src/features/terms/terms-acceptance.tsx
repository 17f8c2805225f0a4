import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Button, Inline } from '@estela/ui';
import { useState } from 'react';
import styles from './terms-page.module.css';

type Answer = 'none' | 'accepted' | 'declined';

/** Accepting here only confirms the reading: an account accepts the terms when it is created. */
export function TermsAcceptance() {
  const { t } = useTranslation('terms');
  const { session } = usePlatform();
  const { status } = useSession();
  const [checked, setChecked] = useState(false);
  const [answer, setAnswer] = useState<Answer>('none');
  const [asked, setAsked] = useState(false);
  const accept = () => {
    setAsked(!checked);
    if (checked) setAnswer('accepted');
  };
  return (
    <section className={styles.acceptance} aria-label={t('acceptLabel')}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={asked || undefined}
          aria-describedby={asked ? 'terms-accept-first' : undefined}
          onChange={(event) => {
            setChecked(event.target.checked);
            setAsked(false);
            // Changing the box clears either answer.
            setAnswer('none');
          }}
        />
        {t('acceptLabel')}
      </label>
      {asked && (
        <p id="terms-accept-first" role="alert" className={styles.error}>
          {t('acceptFirst')}
        </p>
      )}
      <Inline>
        <Button variant="primary" onClick={accept}>
          {t('accept')}
        </Button>
        <Button variant="ghost" onClick={() => setAnswer('declined')}>
          {t('decline')}
        </Button>
      </Inline>
      <p role="status">{answer === 'none' ? '' : t(answer)}</p>
      {status === 'guest' && answer === 'accepted' && (
        <Inline>
          <Button onClick={session.openRegister}>{t('register')}</Button>
        </Inline>
      )}
      {status === 'guest' && answer === 'declined' && (
        <Inline>
          <Button as={Link} to={paths.feed()}>
            {t('explore')}
          </Button>
        </Inline>
      )}
    </section>
  );
}
