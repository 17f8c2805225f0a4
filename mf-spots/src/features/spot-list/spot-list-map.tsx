import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { useMemo } from 'react';
import { SpotPanel } from '../../components/spot-panel/spot-panel.tsx';
import styles from './spot-list-map.module.css';
import { viewOf } from './view-of.ts';

interface SpotListMapProps {
  /** Undefined until the first answer. */
  spots: readonly Spot[] | undefined;
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  /** The pressed pin's card stands over the map; else its place is the list. */
  hasCard: boolean;
}

/** The spots of a page of the list, all of them in view. */
export function SpotListMap({ spots, selectedId, onSelect, hasCard }: SpotListMapProps) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const pins = useMemo(
    () => spots?.map(({ _id, name, location: { lat, lng } }) => ({ _id, name, lat, lng, mine: true })),
    [spots],
  );
  const selected = hasCard ? spots?.find(({ _id }) => _id === selectedId) : undefined;
  return (
    <MapView
      className={styles.map}
      label={t('list.mapLabel')}
      settings={settings}
      initialView={pins && viewOf(pins)}
      spots={pins}
      selectedId={selectedId}
      onSelect={onSelect}
      inPage
      panel={
        selected && (
          <SpotPanel key={selected._id} spot={selected} missing={false} onClose={() => onSelect(undefined)} />
        )
      }
    />
  );
}
