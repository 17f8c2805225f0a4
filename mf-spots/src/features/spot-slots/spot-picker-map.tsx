import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { boundsOf, formatCoordinates, type LatLng, type MapBounds, MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { Button } from '@estela/ui';
import { useState } from 'react';
import { hasPlace } from '../../components/has-place.ts';
import styles from './spot-picker.module.css';

interface SpotPickerMapProps {
  spots: readonly Spot[];
  /** Id of the chosen one. */
  value: string;
  onChoose: (id: string) => void;
  onCreate: (at: LatLng) => void;
}

/** The spots of the list on a map: a pin chooses its spot, and any other point starts a new one. */
export function SpotPickerMap({ spots, value, onChoose, onCreate }: SpotPickerMapProps) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const [here, setHere] = useState<LatLng>();
  const places = spots
    .filter(hasPlace)
    .map(({ _id, name, location: { lat, lng } }) => ({ _id, name, lat, lng, mine: true }));
  const bounds = boundsOf(places);
  return (
    <div className={styles.onMap}>
      <MapView
        className={styles.map}
        label={t('picker.mapLabel')}
        settings={settings}
        {...(bounds && { initialView: { bounds: withRoom(bounds) } })}
        spots={places}
        selectedId={value}
        onSelect={(id) => id && onChoose(id)}
        {...(here && { draftPin: here })}
        onPick={setHere}
        inPage
      />
      <p className={styles.hint}>{t('picker.mapHint')}</p>
      {here && (
        <div>
          <Button size="sm" onClick={() => onCreate(here)}>
            {t('picker.newHere', { coordinates: formatCoordinates(here) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Half the box more on each side: choosing a pin at the very edge would move the map, and the others out of view. */
function withRoom({ west, south, east, north }: MapBounds): MapBounds {
  const x = Math.max(0.02, (east - west) / 2);
  const y = Math.max(0.02, (north - south) / 2);
  return {
    west: Math.max(-180, west - x),
    south: Math.max(-85, south - y),
    east: Math.min(180, east + x),
    north: Math.min(85, north + y),
  };
}
