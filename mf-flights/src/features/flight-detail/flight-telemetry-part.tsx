import type { Flight } from '@estela/contracts';
import { Skeleton } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { useEffect, useEffectEvent } from 'react';
import { useNearView } from '../../components/use-near-view.ts';
import sheet from './flight-sheet.module.css';

const loadTelemetry = async () =>
  (await import(/* webpackChunkName: "flight-telemetry" */ './telemetry/flight-telemetry.tsx'))
    .FlightTelemetry;

/** Map and charts of a flight that has a log. Their libraries load when they are about to be visible. */
export function FlightTelemetryPart(props: { flight: Flight; isOwn: boolean }) {
  const { Part: Telemetry, ask } = useLazyPart(loadTelemetry);
  const { place, isNear } = useNearView();
  const fetch = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isNear) fetch();
  }, [isNear]);

  if (Telemetry) return <Telemetry {...props} />;
  const { track } = props.flight;
  return (
    <div ref={place} className={track ? sheet.track : sheet.charts}>
      <Skeleton shape="block" {...(!track && { height: '20rem' })} />
    </div>
  );
}
