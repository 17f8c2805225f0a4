import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button } from '@estela/ui';
import styles from './side-menu.module.css';

export function GuestPanel() {
  const { t } = useTranslation('layout');
  const { session } = usePlatform();
  return (
    <div className={styles.guest}>
      <p className={styles.welcome}>{t('guest.welcome')}</p>
      <p className={styles.note}>{t('guest.note')}</p>
      <Button block size="sm" onClick={session.openLogin}>
        {t('guest.login')}
      </Button>
      <Button block size="sm" variant="ghost" onClick={session.openRegister}>
        {t('guest.register')}
      </Button>
    </div>
  );
}
