import { skipToken } from '@estela/api';
import { useDroneOptionsQuery, useSpotOptionsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';
import { useFormikContext } from '@estela/ui/form';
import { useState } from 'react';
import type { FlightValues } from '../features/flight-form/flight-values.ts';
import { withLog } from '../features/flight-form/log-values.ts';
import { LogDrop } from '../features/flight-log/log-drop.tsx';
import type { LoggedFlight } from '../features/flight-log/log-reading.ts';

const all = { limit: limits.pageSize.max };

/** Logs that fill the flight's form: the drone by its name, the spot by where the flight began. */
export function FlightLogs() {
  const { values, setValues, setFieldValue } = useFormikContext<FlightValues>();
  const [isWanted, setWanted] = useState(false);
  const drones = useDroneOptionsQuery(isWanted ? all : skipToken);
  const spots = useSpotOptionsQuery(isWanted ? all : skipToken);
  const use = (flight: LoggedFlight, recordedAt: string | null) =>
    void setValues(
      withLog(
        values,
        { ...flight, recordedAt },
        { drones: drones.data?.items ?? [], spots: spots.data?.items ?? [] },
      ),
    );
  return (
    <LogDrop
      used={values.log?.logHash ?? null}
      onFiles={() => setWanted(true)}
      onUse={use}
      onLeave={() => void setFieldValue('log', null)}
    />
  );
}
