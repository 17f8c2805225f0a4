import { skipToken } from '@estela/api';
import { useDroneChoicesQuery, useSpotChoicesQuery } from '@estela/api/flights/choices';
import { useOnReconnect } from '@estela/kit/on-return';
import { useFormikContext } from '@estela/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FlightValues } from '../features/flight-form/flight-values.ts';
import { withLog, withMore, withOwn, withoutLog } from '../features/flight-form/log-values.ts';
import { LogDrop } from '../features/flight-log/log-drop.tsx';
import type { LoggedFlight } from '../features/flight-log/log-reading.ts';

interface FlightLogsProps {
  /** Only new flights can be created several at once. */
  isNew: boolean;
}

/** Logs that fill in the flight's form: the drone by its name, the spot by where the flight began. */
export function FlightLogs({ isNew }: FlightLogsProps) {
  const { values, setValues } = useFormikContext<FlightValues>();
  const [isWanted, setWanted] = useState(false);
  const drones = useDroneChoicesQuery(isWanted ? undefined : skipToken);
  const spots = useSpotChoicesQuery(isWanted ? undefined : skipToken);
  const own = { drones: drones.data ?? [], spots: spots.data ?? [] };
  useOnReconnect(() => {
    for (const list of [drones, spots]) if (list.isError) void list.refetch();
  });
  const isKnown = drones.data !== undefined && spots.data !== undefined;
  // A log may be read before the pilot's drones and spots have loaded.
  const early = useRef<LoggedFlight[]>([]);
  const complete = useEffectEvent(() => {
    if (early.current.length > 0) void setValues(withOwn(values, early.current, own));
    if (isKnown) early.current = [];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: matched again as each of the lists loads
  useEffect(() => complete(), [drones.data, spots.data]);

  function use(flights: readonly LoggedFlight[]) {
    if (!isKnown) early.current.push(...flights);
    const taken = flights.reduce(
      (filled, flight) =>
        filled.log && isNew ? withMore(filled, flight, own) : withLog(filled, flight, own),
      values,
    );
    void setValues(taken);
  }

  return (
    <LogDrop
      used={[...(values.log ? [values.log] : []), ...values.more].map(({ logHash }) => logHash)}
      canTakeMore={isNew}
      onFiles={() => setWanted(true)}
      onUse={use}
      onLeave={(logHashes) => void setValues(logHashes.reduce(withoutLog, values))}
    />
  );
}
