import { Map as MapIcon, Mountain, Satellite } from 'lucide-react';
import { useId } from 'react';
import type { Ground } from '../adapter/map-adapter.ts';
import styles from './map-view.module.css';
import { useMapsTexts } from './use-maps-texts.ts';

const icons = { map: MapIcon, satellite: Satellite, relief: Mountain };

export interface GroundSwitchProps {
  grounds: readonly Ground[];
  value: Ground;
  onChange: (ground: Ground) => void;
}

/** Chooses between the map and the pictures that there are. */
export function GroundSwitch({ grounds, value, onChange }: GroundSwitchProps) {
  const { t } = useMapsTexts();
  const name = useId();
  return (
    <fieldset className={styles.grounds}>
      <legend className="e-visually-hidden">{t('ground.label')}</legend>
      {grounds.map((ground) => {
        const Icon = icons[ground];
        return (
          <label key={ground} title={t(`ground.${ground}`)}>
            <input
              type="radio"
              className="e-visually-hidden"
              name={name}
              aria-label={t(`ground.${ground}`)}
              checked={ground === value}
              onChange={() => onChange(ground)}
            />
            <Icon aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
