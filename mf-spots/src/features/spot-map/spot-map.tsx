import { useTranslation } from '@estela/i18n';
import { type MapBounds, MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { whenIdle } from '@estela/ui/when-idle';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { fetchAirspaceParts, useAirspace } from '../../components/airspace/use-airspace.tsx';
import { LateCard } from '../../components/late-card/late-card.tsx';
import { nearOf } from '../../components/places/near-of.ts';
import { fetchSpotPanel, SpotPanel } from '../../components/spot-panel/lazy-spot-panel.tsx';
import { EmptyView } from './empty-view.tsx';
import { spain } from './spain.ts';
import { SpotFinder } from './spot-finder.tsx';
import styles from './spot-map.module.css';
import { SpotSheet } from './spot-sheet.tsx';
import { useEverywhere } from './use-everywhere.ts';
import { useMapPlace } from './use-map-place.ts';
import { useMapView } from './use-map-view.ts';
import { isSearchable, useVisibleSpots } from './use-visible-spots.ts';

/** The spots that the viewer may see, on a map and in a list beside it. */
export function SpotMap({ details }: { details: (id: string) => ReactNode }) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const place = useMapPlace();
  const { bounds: named, spotId, filter, q, setBounds, setFilter, setSearch, select } = place;
  // While the map was not moved its address has no position, as the start is always the same.
  const [seen, setSeen] = useState<MapBounds>();
  const bounds = named ?? seen ?? spain;
  const finder = useRef<HTMLElement>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [center, setCenter] = useState<{ lat: number; lng: number }>();
  const found = useVisibleSpots({ bounds, filter, q }, spotId);
  const { view, goTo, note } = useMapView(named, spotId, found.selected);
  const everywhere = useEverywhere({ filter, q }, goTo);
  const isReading = Boolean(spotId && place.isWhole);
  const airspace = useAirspace(bounds, center);

  // The map is ready: the next press will be on a pin, or a point.
  const hasStood = center !== undefined;
  useEffect(() => {
    if (!hasStood) return;
    return whenIdle(() => {
      fetchSpotPanel();
      fetchAirspaceParts();
    });
  }, [hasStood]);

  function choose(id: string | undefined) {
    select(id);
    setSheetOpen(false);
  }

  return (
    <div className={styles.screen}>
      <SpotSheet
        {...found}
        selectedId={spotId}
        onSelect={choose}
        onOpen={({ bounds: box }) => {
          setSheetOpen(false);
          goTo(box);
        }}
        finder={
          <SpotFinder
            ref={finder}
            filter={filter}
            onFilter={setFilter}
            q={q}
            onSearch={setSearch}
            near={nearOf(bounds)}
            onPlace={({ lat, lng }) => {
              // The choice is about to disappear; focusing the field would leave the keyboard over the map.
              finder.current?.focus({ preventScroll: true });
              setSearch('');
              goTo({ west: lng, south: lat, east: lng, north: lat });
            }}
            makesRoom={isReading}
          />
        }
        empty={<EmptyView filter={filter} q={isSearchable({ filter, q }) ? q : ''} everywhere={everywhere} />}
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        center={center}
      />
      <MapView
        className={styles.map}
        label={t('map.label')}
        settings={settings}
        search={finder}
        initialView={view}
        spots={found.mapSpots}
        clusters={found.clusters}
        selectedId={spotId}
        onSelect={choose}
        onBoundsChange={(move) => {
          startTransition(() => {
            setCenter(move.center);
            setSeen(move.bounds);
          });
          note(move.bounds);
          if (named || !move.isStart) setBounds(move.bounds);
        }}
        {...airspace.map}
        panelFills={isReading}
        panel={
          spotId ? (
            <LateCard key={spotId} onClose={() => choose(undefined)}>
              <SpotPanel
                spot={found.selected}
                missing={found.selectedMissing}
                failure={found.selectedFailure}
                isWhole={place.isWhole}
                onWhole={place.showWhole}
                details={details}
                onClose={() => choose(undefined)}
              />
            </LateCard>
          ) : (
            airspace.panel
          )
        }
      />
    </div>
  );
}
