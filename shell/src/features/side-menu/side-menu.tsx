import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { NavLink } from '@estela/runtime';
import { Avatar, cx } from '@estela/ui';
import { IdlePart } from '../../components/idle-part.tsx';
import { MenuIcon } from '../../components/menu/menu-icon.tsx';
import { useMenu } from '../../components/menu/use-menu.ts';
import { GuestPanel } from './guest-panel.tsx';
import styles from './side-menu.module.css';

/** The "+" in the middle of a phone's bar loads later, in one file with the bell; its space is reserved. */
const loadAddButton = async () =>
  (await import(/* webpackChunkName: "pilot-frame" */ './add-button.tsx')).AddButton;

const noBreakSpace = '\u00a0';

/** A visitor with a token is probably a pilot: their space is reserved, so that nothing moves once the session is known. */
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
  // A phone's bar shows the pilot's face in place of Home, so Home counts for the face.
  const middle = entries.length >> 1;
  return (
    <aside className={cx(styles.menu, status === 'guest' && styles.ofGuest)}>
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
          {entries.slice(0, middle).map(entryOf)}
          {status !== 'guest' && (
            <li className={styles.add}>
              <IdlePart load={loadAddButton} />
            </li>
          )}
          {entries.slice(middle).map(entryOf)}
        </ul>
      </nav>
    </aside>
  );
}

type Entry = ReturnType<typeof useMenu>[number];

function entryOf({ path, text, icon, wideOnly }: Entry) {
  return (
    <li key={path} data-wide={wideOnly || undefined}>
      <NavLink to={path} className={styles.entry}>
        <MenuIcon lines={icon} />
        <span>{text}</span>
      </NavLink>
    </li>
  );
}
