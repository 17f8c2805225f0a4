import type { BoxSpot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { type MapCluster, MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { type ReactNode, useMemo } from 'react';
import { hasPlace } from '../../components/has-place.ts';
import { SpotPanel } from '../../components/spot-panel/spot-panel.tsx';
import { useOneSpot } from '../../components/spot-panel/use-one-spot.ts';
import type { useOpenSpot } from '../../components/spot-panel/use-open-spot.ts';
import styles from './spot-list-map.module.css';
import { viewOf } from './view-of.ts';

interface SpotListMapProps {
  /** Undefined until the first response. */
  spots: readonly BoxSpot[] | undefined;
  clusters?: readonly MapCluster[];
  /** The spot whose card is open over the map. */
  opened: ReturnType<typeof useOpenSpot>;
  /** The spot whose card in the list is pointed at. */
  markedId: string | undefined;
  onSelect: (id: string | undefined) => void;
  onPoint: (id: string | undefined) => void;
  /** Shows all of a spot in its card. */
  details: (id: string) => ReactNode;
}

/** The spots that match the list's filters, all of them in view. */
export function SpotListMap(props: SpotListMapProps) {
  const { spots, clusters, opened, markedId, onSelect, onPoint, details } = props;
  const { id: openId, isWhole } = opened;
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const pins = useMemo(
    () =>
      spots
        ?.filter(hasPlace)
        .map(({ _id, name, location: { lat, lng } }) => ({ _id, name, lat, lng, mine: true })),
    [spots],
  );
  const view = useMemo(
    () => pins && viewOf([...pins, ...(clusters?.flatMap(cornersOf) ?? [])]),
    [pins, clusters],
  );
  // The map's own data of the spot may be incomplete.
  const { spot: whole, missing, failure } = useOneSpot(openId);
  const open = whole ?? spots?.find(({ _id }) => _id === openId);
  return (
    <MapView
      className={styles.map}
      label={t('list.mapLabel')}
      settings={settings}
      initialView={view}
      spots={pins}
      clusters={clusters}
      selectedId={openId ?? markedId}
      onSelect={onSelect}
      onPoint={onPoint}
      inPage
      panelFills={isWhole}
      panel={
        openId && (
          <SpotPanel
            key={openId}
            spot={open}
            missing={missing}
            failure={failure}
            isWhole={isWhole}
            onWhole={opened.showWhole}
            details={details}
            onClose={() => opened.open()}
          />
        )
      }
    />
  );
}

const cornersOf = ({ bounds: { west, south, east, north } }: MapCluster) => [
  { lat: south, lng: west },
  { lat: north, lng: east },
];
