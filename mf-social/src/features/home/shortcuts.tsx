import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { CardGrid } from '@estela/ui';
import { Drone, Film, MapPin, Radio, UsersRound } from 'lucide-react';
import styles from './shortcuts.module.css';

const places = [
  { id: 'flights', to: paths.flights(), icon: Film },
  { id: 'drones', to: paths.drones(), icon: Drone },
  { id: 'spots', to: paths.spots(), icon: MapPin },
  { id: 'equipment', to: paths.equipmentItems(), icon: Radio },
  { id: 'groups', to: paths.groups(), icon: UsersRound },
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
