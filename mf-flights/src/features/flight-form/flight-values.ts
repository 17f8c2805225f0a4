import type { Flight, FlightInput, Pack, Weather } from '@estela/contracts';
import {
  type Discipline,
  defaultVisibility,
  type Visibility,
  type WeatherCondition,
} from '@estela/contracts/values';
import type { NumberValue } from '@estela/ui/form';
import { completeUrl } from './complete-url.ts';

/** A battery as the form holds it, in volts a cell. */
export interface PackValues {
  equipmentItem: string;
  restBefore: NumberValue;
  restAfter: NumberValue;
  minCell: NumberValue;
  note: string;
}

/** What a log said that no field shows: it is kept with the flight. */
export type LogValues = Required<
  Pick<FlightInput, 'topSpeedMps' | 'maxHeightM' | 'sources' | 'track' | 'series' | 'logHash'>
>;

/** What the form holds: as people say it. The wire has seconds and metres per second. */
export interface FlightValues {
  videoUrl: string;
  poster: File | null;
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
  /** Of the log that filled the form; null where none did. */
  log: LogValues | null;
}

/** Wire names whose field of the form is called otherwise. */
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

const secondsPerMinute = 60;
const kmhPerMps = 3.6;

/** A new flight was recorded now and is seen by followers: the server's own defaults, shown. */
export function newFlightValues(now = new Date()): FlightValues {
  return {
    videoUrl: '',
    poster: null,
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
  };
}

export function valuesOf(flight: Flight): FlightValues {
  const { durationSeconds, weather } = flight;
  return {
    videoUrl: flight.videoUrl,
    poster: null,
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
  };
}

export function toInput(values: FlightValues) {
  return {
    videoUrl: completeUrl(values.videoUrl),
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
    ...values.log,
  } satisfies FlightInput;
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

/** One decimal: what a person would type. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
