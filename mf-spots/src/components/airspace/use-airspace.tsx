import type { LatLng, MapBounds } from '@estela/maps';
import { lazyPage } from '@estela/runtime';
import { CardRoom } from '../late-card/card-room.tsx';
import { LateCard } from '../late-card/late-card.tsx';
import { AirspaceControls } from './airspace-controls.tsx';
import { FlightTimePicker } from './lazy-flight-time-picker.tsx';
import { useAirspacePlace } from './use-airspace-place.ts';
import { useHiddenKinds } from './use-hidden-kinds.ts';
import { useZones } from './use-zones.ts';

const VerdictPanel = lazyPage(
  async () => (await import(/* webpackChunkName: "verdict-panel" */ './verdict-panel.tsx')).VerdictPanel,
  <CardRoom />,
);

/** Before somebody asks about the airspace. A failure shows where the part is wanted. */
export function fetchAirspaceParts(): void {
  for (const part of [VerdictPanel, FlightTimePicker]) part.prepare().catch(() => undefined);
}

/** What a map shows of the airspace: give `map` to it, and `panel` where nothing else asks for that place. */
export function useAirspace(bounds: MapBounds, center: LatLng | undefined) {
  const { at, checked, setAt, check } = useAirspacePlace();
  const { hidden, setHidden } = useHiddenKinds();
  const found = useZones(bounds, at, hidden);
  return {
    map: {
      zones: found.zones,
      onPick: check,
      ...(checked && { draftPin: checked }),
      controls: (
        <AirspaceControls
          found={found}
          hidden={hidden}
          onHiddenChange={setHidden}
          at={at}
          onAtChange={setAt}
          center={center}
          onCheck={check}
        />
      ),
    },
    panel: checked && (
      <LateCard onClose={() => check(undefined)}>
        <VerdictPanel point={checked} at={at} onAtChange={setAt} onClose={() => check(undefined)} />
      </LateCard>
    ),
  };
}
