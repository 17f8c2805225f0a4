import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { NavLink } from '@estela/runtime';
import { Avatar } from '@estela/ui';
import { MenuIcon } from '../../components/menu/menu-icon.tsx';
import { useMenu } from '../../components/menu/use-menu.ts';
import { GuestPanel } from './guest-panel.tsx';
import styles from './side-menu.module.css';

const noBreakSpace = '\u00a0';

/** A visitor with a token is probably a pilot: their space is kept, so that nothing moves once the session is known. */
function PilotPlace() {
  return (
    <span className={styles.pilot} aria-hidden="true">
      <Avatar name="" size="md" />
      <span className={styles.names}>
        <span className={styles.name}>{noBreakSpace}</span>
        <span className={styles.username}>{noBreakSpace}</span>
      </span>
    </span>
  );
}

/** On the left from 1024 px, a bar at the bottom below. */
export function SideMenu() {
  const { t } = useTranslation('layout');
  const { status, user } = useSession();
  const entries = useMenu('side');
  return (
    <aside className={styles.menu}>
      {user && (
        <NavLink
          to={paths.dashboard(user.username)}
          className={styles.pilot}
          aria-label={t('nav.dashboard', { name: user.name, username: user.username })}
        >
          <Avatar name={user.name} src={user.profilePicture} size="md" />
          <span className={styles.names}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.username}>{`@${user.username}`}</span>
          </span>
        </NavLink>
      )}
      {status === 'starting' && <PilotPlace />}
      {status === 'guest' && <GuestPanel />}
      <nav aria-label={t('nav.main')}>
        <ul className={styles.entries}>
          {entries.map(({ path, text, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.entry}>
                <MenuIcon lines={icon} />
                <span>{text}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
