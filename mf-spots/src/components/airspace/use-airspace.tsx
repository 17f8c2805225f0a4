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

/** Preloads, before somebody checks the airspace. A failure is shown where the part is used. */
export function fetchAirspaceParts(): void {
  for (const part of [VerdictPanel, FlightTimePicker]) part.prepare().catch(() => undefined);
}

/** The airspace on a map: pass `map` to it, and render `panel` where no other card is open. */
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
