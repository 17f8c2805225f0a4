import type { Drone, Spot } from '@estela/contracts';
import { metresBetween } from '../../components/metres-between.ts';
import type { FlightLog, FlightValues, LogValues, PackValues } from './flight-values.ts';

/** The values used from a log's flight; null if the log does not contain them. */
export interface GivenLog extends LogValues {
  recordedAt: string | null;
  durationSeconds: number;
  place: { lat: number; lng: number } | null;
  voltage: { start: number; min: number; cells: number | null; minCell: number | null } | null;
  craft: string | null;
}

/** The pilot's drones and spots, to match those of a log. */
interface Own {
  drones: readonly Pick<Drone, '_id' | 'name'>[];
  spots: readonly Pick<Spot, '_id' | 'location'>[];
}

/** Metres: a flight that began this near a spot was flown there. */
const near = 500;

/** The form with the log's values. They fill in empty fields, and replace date and duration, which the log knows better. */
export function withLog(values: FlightValues, given: GivenLog, own: Own): FlightValues {
  const log = logOf(given, values.recordedAt, own);
  const { recordedAt, minutes, drone, spot } = log.given;
  return {
    ...values,
    ...{ recordedAt, minutes, drone: values.drone || drone, spot: values.spot || spot },
    packs:
      values.packs.length === 1 ? values.packs.map((pack) => withVoltage(pack, given.voltage)) : values.packs,
    log,
  };
}

/** The form with a further flight, which is saved along with its own. */
export function withMore(values: FlightValues, given: GivenLog, own: Own): FlightValues {
  return { ...values, more: [...values.more, logOf(given, values.recordedAt, own)] };
}

/** The form without one of its logs. Another replaces the form's own; without another, what was filled in stays. */
export function withoutLog(values: FlightValues, hash: string): FlightValues {
  if (values.log?.logHash !== hash)
    return { ...values, more: values.more.filter(({ logHash }) => logHash !== hash) };
  const [next, ...more] = values.more;
  if (!next) return { ...values, log: null };
  const { recordedAt, minutes, drone, spot } = next.given;
  return {
    ...values,
    // As it would have been saved as a further flight.
    ...{ recordedAt, minutes, drone: drone || values.drone, spot: spot || values.spot },
    ...{ log: next, more },
  };
}

/**
 * The form with drone and spot of logs that were read before the pilot's drones and spots had loaded. What was chosen
 * meanwhile stays.
 */
export function withOwn(values: FlightValues, taken: readonly GivenLog[], own: Own): FlightValues {
  const complete = (log: FlightLog): FlightLog => {
    const given = taken.find(({ logHash }) => logHash === log.logHash);
    return given ? { ...log, given: { ...log.given, ...ownOf(given, own) } } : log;
  };
  const log = values.log && complete(values.log);
  return {
    ...values,
    ...{ drone: values.drone || (log?.given.drone ?? ''), spot: values.spot || (log?.given.spot ?? '') },
    ...{ log, more: values.more.map(complete) },
  };
}

function logOf(given: GivenLog, recordedAt: string, own: Own): FlightLog {
  const { topSpeedMps, maxHeightM, sources, track, series, logHash, durationSeconds } = given;
  return {
    ...{ topSpeedMps, maxHeightM, sources, track, series, logHash, durationSeconds },
    given: {
      recordedAt: given.recordedAt ?? recordedAt,
      minutes: Math.round(durationSeconds / 6) / 10,
      ...ownOf(given, own),
    },
  };
}

const ownOf = ({ craft, place }: GivenLog, { drones, spots }: Own) => ({
  drone: droneOf(craft, drones),
  spot: spotOf(place, spots),
});

/** Names are compared without case, spaces and punctuation. */
function droneOf(craft: string | null, drones: Own['drones']): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(craft ?? '');
  return (wanted && drones.find(({ name }) => plain(name) === wanted)?._id) || '';
}

function spotOf(place: GivenLog['place'], spots: Own['spots']): string {
  if (!place) return '';
  const metresTo = ({ location }: Pick<Spot, 'location'>) => metresBetween(place, location);
  const nearest = spots.toSorted((a, b) => metresTo(a) - metresTo(b))[0];
  return nearest && metresTo(nearest) <= near ? nearest._id : '';
}

/** Volts per cell of the only battery, if the log has its number of cells. */
function withVoltage(pack: PackValues, voltage: GivenLog['voltage']): PackValues {
  if (!voltage?.cells) return pack;
  const ofCell = (volts: number) => Math.round((volts / (voltage.cells ?? 1)) * 100) / 100;
  return {
    ...pack,
    restBefore: pack.restBefore === '' ? ofCell(voltage.start) : pack.restBefore,
    minCell: pack.minCell === '' ? (voltage.minCell ?? ofCell(voltage.min)) : pack.minCell,
  };
}
