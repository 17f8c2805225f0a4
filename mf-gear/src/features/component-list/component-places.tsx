import type { Component } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Warehouse } from 'lucide-react';
import styles from './component-places.module.css';

/** The drones that a part is on now, or a note that it is on none. */
export function ComponentPlaces({ component: { installations } }: { component: Component }) {
  const { t } = useTranslation('gear');
  return (
    <p className={styles.places}>
      <Warehouse aria-hidden="true" />
      {installations.length === 0 ? (
        <span>{t('components.spare')}</span>
      ) : (
        <>
          <span className="e-visually-hidden">{t('components.installedOn')}</span>
          {installations.map(({ _id, drone }) => (
            <Link key={_id} to={drone._id ? paths.drone(drone._id) : paths.drones()}>
              {drone.name}
            </Link>
          ))}
        </>
      )}
    </p>
  );
}
