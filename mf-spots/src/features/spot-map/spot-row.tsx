import { useSession } from '@estela/api';
import type { BoxSpot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { ChevronRight } from 'lucide-react';
import { Country } from '../../components/country/country.tsx';
import { isApproximate } from '../../components/spot-panel/is-approximate.ts';
import styles from './spot-row.module.css';

interface SpotRowProps {
  spot: BoxSpot;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** A spot in the list beside the map; pressing it shows the spot on the map. */
export function SpotRow({ spot, selected, onSelect }: SpotRowProps) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const mine = spot.owner._id === user?._id;
  const { country } = spot.location;
  return (
    <button
      type="button"
      className={cx(styles.row, mine && styles.mine, selected && styles.selected)}
      aria-current={selected ? 'true' : undefined}
      onClick={() => onSelect(spot._id)}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{spot.name}</span>
        <span className={styles.facts}>
          {mine ? t('map.byYou') : t('map.by', { name: spot.owner.name })}
          {country && (
            <>
              {' · '}
              <Country code={country} />
            </>
          )}
          {isApproximate(spot, user?._id) && ` · ${t('card.area')}`}
        </span>
      </span>
      <ChevronRight className={styles.arrow} aria-hidden="true" />
    </button>
  );
}
