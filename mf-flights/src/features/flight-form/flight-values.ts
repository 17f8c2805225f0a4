import type { Flight, FlightInput, Pack, Weather } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import {
  type Discipline,
  defaultVisibility,
  type LoggedFigure,
  type Visibility,
  type WeatherCondition,
} from '@estela/contracts/values';
import { completeWebAddress } from '@estela/contracts/web-address';
import type { NumberValue } from '@estela/ui/form';

/** A battery in the form, in volts per cell. */
export interface PackValues {
  equipmentItem: string;
  restBefore: NumberValue;
  restAfter: NumberValue;
  minCell: NumberValue;
  note: string;
}

/** Values of a log that no field shows; they are saved with the flight. */
export type LogValues = Required<
  Pick<FlightInput, 'topSpeedMps' | 'maxHeightM' | 'sources' | 'track' | 'series'>
> & { logHash: string };

/** Values that a log filled in. While a field is unchanged, the log is its source. */
export type LogGiven = Pick<FlightValues, 'recordedAt' | 'minutes' | 'drone' | 'spot'>;

/** The log of the form's flight. */
export interface FlightLog extends LogValues {
  given: LogGiven;
  /** In full, as the field shows only tenths of minutes. */
  durationSeconds: number;
}

/** Another flight from the pilot's logs: saved with the form's texts and the data of its own log. */
export type MoreFlight = FlightLog;

/** The form's values, in everyday units. The wire has seconds and metres per second. */
export interface FlightValues {
  videoUrl: string;
  poster: File | null;
  /** Alternative text of the poster. */
  posterAlt: string;
  /** Whether the flight has one already. */
  hasPoster: boolean;
  title: string;
  description: string;
  recordedAt: string;
  visibility: Visibility;
  featured: boolean;
  commentsOff: boolean;
  disciplines: Discipline[];
  tags: string[];
  minutes: NumberValue;
  condition: WeatherCondition | '';
  temperatureC: NumberValue;
  windKmh: NumberValue;
  spot: string;
  drone: string;
  equipmentItems: string[];
  packs: PackValues[];
  /** From the log that filled in the form; null without one. */
  log: FlightLog | null;
  more: MoreFlight[];
}

/** Wire names whose form field has another name. */
export const fieldNames = {
  durationSeconds: 'minutes',
  'weather.windMps': 'windKmh',
  'weather.temperatureC': 'temperatureC',
  'weather.condition': 'condition',
  track: 'log',
  series: 'log',
  sources: 'log',
  logHash: 'log',
  topSpeedMps: 'log',
  maxHeightM: 'log',
};

/** Fields that a log fills in, by the figure that they show. */
export const logFields: readonly [keyof LogGiven, LoggedFigure][] = [
  ['recordedAt', 'recordedAt'],
  ['minutes', 'durationSeconds'],
  ['drone', 'drone'],
  ['spot', 'place'],
];

const secondsPerMinute = 60;
const kmhPerMps = 3.6;

/** A new flight was recorded now and is seen by followers: the server's own defaults, shown. */
export function newFlightValues(now = new Date()): FlightValues {
  return {
    videoUrl: '',
    poster: null,
    posterAlt: '',
    hasPoster: false,
    title: '',
    description: '',
    recordedAt: now.toISOString(),
    visibility: defaultVisibility,
    featured: false,
    commentsOff: false,
    disciplines: [],
    tags: [],
    minutes: '',
    condition: '',
    temperatureC: '',
    windKmh: '',
    spot: '',
    drone: '',
    equipmentItems: [],
    packs: [],
    log: null,
    more: [],
  };
}

export function valuesOf(flight: Flight): FlightValues {
  const { durationSeconds, weather } = flight;
  return {
    videoUrl: flight.videoUrl,
    poster: null,
    posterAlt: flight.posterAlt,
    hasPoster: flight.poster !== null,
    title: flight.title,
    description: flight.description,
    recordedAt: flight.recordedAt,
    visibility: flight.visibility,
    featured: flight.featured,
    commentsOff: flight.commentsOff,
    disciplines: flight.disciplines,
    tags: flight.tags,
    minutes: durationSeconds === null ? '' : rounded(durationSeconds / secondsPerMinute),
    condition: weather?.condition ?? '',
    temperatureC: weather?.temperatureC ?? '',
    windKmh: weather?.windMps === undefined ? '' : rounded(weather.windMps * kmhPerMps),
    spot: flight.spot?._id ?? '',
    drone: flight.drone?._id ?? '',
    equipmentItems: flight.equipmentItems,
    packs: flight.packs.map((pack) => ({ ...newPack(pack.equipmentItem), ...pack })),
    log: null,
    more: [],
  };
}

export function toInput(values: FlightValues) {
  return {
    videoUrl: completeWebAddress(values.videoUrl),
    // A removed poster has no description.
    posterAlt: values.poster || values.hasPoster ? values.posterAlt.trim() : '',
    title: values.title.trim(),
    description: values.description.trim(),
    recordedAt: values.recordedAt,
    visibility: values.visibility,
    featured: values.featured,
    commentsOff: values.commentsOff,
    disciplines: values.disciplines,
    tags: values.tags,
    durationSeconds: isNumber(values.minutes) ? Math.round(values.minutes * secondsPerMinute) : null,
    weather: weatherOf(values),
    spot: values.spot || null,
    drone: values.drone || null,
    equipmentItems: values.equipmentItems,
    packs: values.packs.map(toPack),
    ...(values.log && logInput(values.log, values)),
  } satisfies FlightInput;
}

/** The flight of the form and those of further logs, by time and numbered; only the first has batteries and poster. */
export function toInputs(values: FlightValues) {
  const { more } = values;
  const first = toInput(values);
  if (more.length === 0) return { ...first, more: [] };
  const others = more.map((log) => {
    const { drone, spot, ...given } = log.given;
    const own = { ...values, ...given, drone: drone || values.drone, spot: spot || values.spot };
    return toInput({ ...own, posterAlt: '', packs: [], featured: false, log });
  });
  const inTime = [first, ...others].toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt));
  const titleOf = (one: typeof first) => numbered(first.title, inTime.indexOf(one) + 1);
  return {
    ...first,
    title: titleOf(first),
    more: others.map((one) => ({ ...one, title: titleOf(one) })),
  };
}

const numbered = (title: string, number: number) => `${title} ${number}`;

/** Characters of a title at most: flights that are numbered need room for the number. */
export function longestTitle({ length }: readonly unknown[] = []): number {
  return limits.title.max - (length > 0 ? numbered('', length + 1).length : 0);
}

/**
 * The log is no longer the source of what the pilot has changed since, nor of a drone that is not theirs. It
 * stays the source of the place, by its track.
 */
function logInput({ given, sources, durationSeconds, ...log }: FlightLog, values: LogGiven) {
  const changed = logFields
    .filter(([field]) => field !== 'spot' && (values[field] !== given[field] || values[field] === ''))
    .map(([, figure]) => figure);
  const kept = Object.entries(sources).filter(([figure]) => !changed.includes(figure as LoggedFigure));
  return {
    ...log,
    sources: Object.fromEntries(kept),
    ...(!changed.includes('durationSeconds') && { durationSeconds }),
  };
}

export function newPack(equipmentItem: string): PackValues {
  return { equipmentItem, restBefore: '', restAfter: '', minCell: '', note: '' };
}

function toPack({ equipmentItem, restBefore, restAfter, minCell, note }: PackValues): Pack {
  return {
    equipmentItem,
    ...(isNumber(restBefore) && { restBefore }),
    ...(isNumber(restAfter) && { restAfter }),
    ...(isNumber(minCell) && { minCell }),
    ...(note.trim() && { note: note.trim() }),
  };
}

function weatherOf({ condition, temperatureC, windKmh }: FlightValues): Weather | null {
  const weather: Weather = {
    ...(condition && { condition }),
    ...(isNumber(temperatureC) && { temperatureC }),
    ...(isNumber(windKmh) && { windMps: Math.round((windKmh / kmhPerMps) * 100) / 100 }),
  };
  return Object.keys(weather).length > 0 ? weather : null;
}

function isNumber(value: NumberValue): value is number {
  return typeof value === 'number';
}

/** One decimal, as a person would type it. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
