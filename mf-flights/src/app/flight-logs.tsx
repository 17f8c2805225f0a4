import { skipToken } from '@estela/api';
import { useDroneOptionsQuery, useSpotOptionsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';
import { useFormikContext } from '@estela/ui/form';
import { useState } from 'react';
import type { FlightValues } from '../features/flight-form/flight-values.ts';
import { withLog, withMore, withoutLog } from '../features/flight-form/log-values.ts';
import { LogDrop } from '../features/flight-log/log-drop.tsx';

const all = { limit: limits.pageSize.max };

interface FlightLogsProps {
  /** Only new flights are made several at once. */
  isNew: boolean;
}

/** Logs that fill the flight's form: the drone by its name, the spot by where the flight began. */
export function FlightLogs({ isNew }: FlightLogsProps) {
  const { values, setValues } = useFormikContext<FlightValues>();
  const [isWanted, setWanted] = useState(false);
  const drones = useDroneOptionsQuery(isWanted ? all : skipToken);
  const spots = useSpotOptionsQuery(isWanted ? all : skipToken);
  const own = { drones: drones.data?.items ?? [], spots: spots.data?.items ?? [] };
  return (
    <LogDrop
      used={[...(values.log ? [values.log] : []), ...values.more].map(({ logHash }) => logHash)}
      canTakeMore={isNew}
      onFiles={() => setWanted(true)}
      onUse={(flights) =>
        void setValues(
          flights.reduce(
            (filled, flight) =>
              filled.log && isNew ? withMore(filled, flight, own) : withLog(filled, flight, own),
            values,
          ),
        )
      }
      onLeave={(logHash) => void setValues(withoutLog(values, logHash))}
    />
  );
}
