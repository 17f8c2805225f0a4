import type { Flight } from '@estela/contracts';
import { Skeleton } from '@estela/ui';
import { useLazyPart } from '@estela/ui/lazy';
import { useEffect, useEffectEvent, useRef } from 'react';

const loadTelemetry = async () =>
  (await import(/* webpackChunkName: "flight-telemetry" */ './telemetry/flight-telemetry.tsx'))
    .FlightTelemetry;

/** Map and charts of a flight that has a log. Their libraries come when they are about to be seen. */
export function FlightTelemetryPart({ flight }: { flight: Flight }) {
  const { Part: Telemetry, ask } = useLazyPart(loadTelemetry);
  const place = useRef<HTMLDivElement>(null);
  const hasLog = Boolean(flight.track || flight.series);
  const isWanted = hasLog && !Telemetry;
  const fetch = useEffectEvent(() => void ask());

  useEffect(() => {
    if (!isWanted || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetch();
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWanted]);

  if (!hasLog) return null;
  if (Telemetry) return <Telemetry flight={flight} />;
  return (
    <div ref={place}>
      <Skeleton shape="block" height="24rem" />
    </div>
  );
}
