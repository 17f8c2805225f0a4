import { useTranslation } from '@estela/i18n';
import { MapView } from '@estela/maps';
import { usePlatform } from '@estela/runtime';
import { type ReactNode, useRef, useState } from 'react';
import { useAirspace } from '../../components/airspace/use-airspace.tsx';
import { nearOf } from '../../components/places/near-of.ts';
import { SpotPanel } from '../../components/spot-panel/spot-panel.tsx';
import { EmptyView } from './empty-view.tsx';
import { spain } from './spain.ts';
import { SpotFinder } from './spot-finder.tsx';
import styles from './spot-map.module.css';
import { SpotSheet } from './spot-sheet.tsx';
import { useEverywhere } from './use-everywhere.ts';
import { useMapPlace } from './use-map-place.ts';
import { useStartingView } from './use-starting-view.ts';
import { isSearchable, useVisibleSpots } from './use-visible-spots.ts';

/** The spots that the viewer may see, on a map and in a list beside it. */
export function SpotMap({ details }: { details: (id: string) => ReactNode }) {
  const { t } = useTranslation('spots');
  const { settings } = usePlatform();
  const place = useMapPlace();
  const { bounds: named, spotId, filter, q, setBounds, setFilter, setSearch, select } = place;
  const bounds = named ?? spain;
  const finder = useRef<HTMLElement>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [center, setCenter] = useState<{ lat: number; lng: number }>();
  const found = useVisibleSpots({ bounds, filter, q }, spotId);
  const { view, goTo } = useStartingView(named, spotId, found.selected);
  const everywhere = useEverywhere({ filter, q }, goTo);
  const isReading = Boolean(spotId && place.isWhole);
  const airspace = useAirspace(bounds, center);

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
          setCenter(move.center);
          setBounds(move.bounds);
        }}
        {...airspace.map}
        panelFills={isReading}
        panel={
          spotId ? (
            <SpotPanel
              key={spotId}
              spot={found.selected}
              missing={found.selectedMissing}
              isWhole={place.isWhole}
              onWhole={place.showWhole}
              details={details}
              onClose={() => choose(undefined)}
            />
          ) : (
            airspace.panel
          )
        }
      />
    </div>
  );
}
