import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { CardGrid } from '@estela/ui';
import { Drone, Film, MapPin, Radio, UsersRound } from 'lucide-react';
import styles from './shortcuts.module.css';

const places = [
  { id: 'flights', to: '/flights', icon: Film },
  { id: 'drones', to: '/drones', icon: Drone },
  { id: 'spots', to: '/spots', icon: MapPin },
  { id: 'equipment', to: '/equipment-items', icon: Radio },
  { id: 'groups', to: '/groups', icon: UsersRound },
] as const;

/** The visitor's own corners of the product. */
export function Shortcuts() {
  const { t } = useTranslation('social');
  return (
    <nav aria-label={t('home.shortcuts')}>
      <CardGrid min="sm" className={styles.grid}>
        {places.map(({ id, to, icon: Icon }) => (
          <li key={id}>
            <Link className={styles.shortcut} to={to}>
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.name}>{t(`shortcut.${id}.name`)}</span>
              <span className={styles.text}>{t(`shortcut.${id}.text`)}</span>
            </Link>
          </li>
        ))}
      </CardGrid>
    </nav>
  );
}
