import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { type ReactNode, useMemo } from 'react';
import styles from './spot-list-map.module.css';
import { viewOf } from './view-of.ts';

interface SpotListMapProps {
  /** Undefined until the first answer. */
  spots: readonly Spot[] | undefined;
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  onPoint: (id: string | undefined) => void;
  /** Of the selected spot, where it does not lie beside the map. */
  card?: (spot: Spot) => ReactNode;
}

/** The spots of a page of the list, all of them in view. */
export function SpotListMap({ spots, selectedId, onSelect, onPoint, card }: SpotListMapProps) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const pins = useMemo(
    () => spots?.map(({ _id, name, location: { lat, lng } }) => ({ _id, name, lat, lng, mine: true })),
    [spots],
  );
  const selected = card && spots?.find(({ _id }) => _id === selectedId);
  return (
    <MapView
      className={styles.map}
      label={t('list.mapLabel')}
      settings={settings}
      initialView={pins && viewOf(pins)}
      spots={pins}
      selectedId={selectedId}
      onSelect={onSelect}
      onPoint={onPoint}
      inPage
      panel={selected && card?.(selected)}
    />
  );
}
