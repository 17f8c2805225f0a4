import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Button } from '@estela/ui';
import { AreaLinks } from './area-links.tsx';
import { BellPlace } from './bell-place.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import { SettingsButton } from './settings-button.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { t } = useTranslation('layout');
  const { status, user } = useSession();
  const { session } = usePlatform();
  return (
    <header className={styles.bar}>
      <Link to={paths.landing()} className={styles.home} aria-label={t('home')}>
        <Logo />
      </Link>
      <AreaLinks />
      <div className={styles.tools}>
        <SearchButton />
        <LanguageToggle />
        {user && <BellPlace />}
        {user && <SettingsButton />}
        {/* As wide as the pilot's buttons, so that the bar does not move once the session is known. */}
        {status === 'starting' && (
          <>
            <span className={styles.buttonPlace} aria-hidden="true" />
            <span className={styles.buttonPlace} aria-hidden="true" />
          </>
        )}
        {status === 'guest' && (
          <Button size="sm" variant="primary" onClick={session.openLogin}>
            {t('guest.login')}
          </Button>
        )}
      </div>
    </header>
  );
}
