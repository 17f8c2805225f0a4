import { disciplines, type Flight, type FlightInput, flightInput, limits } from '@estela/contracts';
import { z } from 'zod';
import { readList, writeList } from '../../../csv/cell-list.ts';
import {
  type ReadTime,
  readChoice,
  readClock,
  readDuration,
  readFlag,
  readInstant,
} from '../../../csv/cell-values.ts';
import {
  celsius,
  inOwnUnit,
  metres,
  metresPerSecond,
  seconds,
  type Units,
} from '../../../csv/header-units.ts';
import { measured } from '../../../csv/measured.ts';
import type { CellContext, Column, TableFormat } from '../../../csv/table-format.ts';
import { instantIn } from '../../../zone-clock.ts';
import { disciplineNames } from '../flights/index.ts';
import { conditionNames, visibilityNames } from './flight-names.ts';
import type { OwnThings } from './own-things.ts';

/** Who sees a flight of which the file does not say it: one of years must not fill the feeds of followers. */
const defaultVisibility = 'private';

const written = (value: number | null | undefined) => (value == null ? '' : String(value));

const figure = (
  field: string,
  units: Units,
  headers: readonly string[],
  of: (flight: Flight) => number | null | undefined,
): Column<Flight> => ({
  field,
  headers,
  units,
  read: measured(units),
  write: (flight) => written(of(flight)),
  isDecimal: true,
});

const flag = (
  field: 'featured' | 'favorite' | 'commentsOff',
  headers: readonly string[],
): Column<Flight> => ({ field, headers, read: readFlag, write: (flight) => String(flight[field]) });

const duration =
  (named = '') =>
  (cell: string, { decimalComma, unit }: CellContext) => {
    const read = readDuration(cell, decimalComma);
    // `4:30` and `4m 30s` say their own unit.
    if (typeof read !== 'number' || /[:a-z]/i.test(cell)) return read;
    return Math.round(inOwnUnit(read, seconds, unit || named));
  };

/** Of every zone the same day, where a file says only that. */
const noon = '12:00:00';

/**
 * A day and, where the file has them apart, the time of that day: of the pilot's zone where it names none. Without one, as older
 * clients ask, of UTC.
 */
const instant =
  (timeZone: string | undefined) =>
  (cell: string, context: CellContext): string | undefined => {
    const { day, ...beside } = readInstant(cell, context.monthFirst);
    const { text, ...clock } = beside.time === undefined ? apartFrom(context) : { text: cell, ...beside };
    // What no calendar has goes on as it is: the field's own words say so.
    if (!isDay(day)) return day;
    const { time, offset } = clock;
    if (time === null) return void context.refuse('csvNoSuchTime', { time: text });
    if (time !== undefined && (offset || context.unit === 'utc')) return `${day}T${time}${offset || 'Z'}`;
    if (timeZone === undefined) return time === undefined ? day : `${day}T${time}`;
    context.assume('recordedAt', timeZone);
    return instantIn(timeZone, `${day}T${time ?? noon}`);
  };

/** The time of the day in a column of its own. */
function apartFrom({ cellOf }: CellContext): ReadTime & { text: string } {
  const inUtc = cellOf('takeoffTimeUtc');
  const text = inUtc || cellOf('takeoffTime');
  const { time, offset } = readClock(text);
  return { text, time, offset: offset || (inUtc && 'Z') };
}

const isDay = (day: string) => z.iso.date().safeParse(day).success;

const timeNames = ['takeoff time', 'time', 'hora', 'hora de despegue', 'hora de inicio', 'hora de salida'];
const speedNames = [
  ...['velocidad máxima', 'velocidad máx', 'vel máx', 'vel máxima', 'velocidad punta'],
  ...['top speed', 'max speed', 'maximum speed', 'max velocity', 'max speed ms'],
];
const heightNames = [
  ...['altura máxima', 'altura máx', 'alt máx', 'altitud máxima', 'altitud máx', 'altura', 'altitud'],
  ...['max height', 'maximum height', 'max altitude', 'maximum altitude', 'max alt', 'max altitude m'],
];

/**
 * Flights in a file, where what they refer to stands by its name. Names and units of columns are also those of AirData,
 * <https://airdata.com>, and of the summaries of Open DroneLog, <https://opendronelog.com>.
 */
export function flightFormat(
  { drones, serials, spots, equipment }: OwnThings,
  timeZone?: string,
): TableFormat<FlightInput, Flight> {
  return {
    columns: [
      {
        field: 'title',
        headers: ['título', 'nombre', 'name', 'flight name', 'display name', 'nombre del vuelo'],
        write: ({ title }) => title,
      },
      {
        field: 'recordedAt',
        headers: ['fecha', 'date', 'fecha y hora', 'date/time', 'start time', 'grabado'],
        hasDays: true,
        read: instant(timeZone),
        write: ({ recordedAt }) => recordedAt,
      },
      // "datetime(local)" is not read, since nobody knows of where.
      {
        field: 'recordedAt',
        headers: ['datetime'],
        units: { utc: Number },
        hasDays: true,
        read: instant('UTC'),
      },
      { field: 'takeoffTime', headers: timeNames, read: () => undefined },
      { field: 'takeoffTimeUtc', headers: timeNames.map((name) => `${name} utc`), read: () => undefined },
      {
        field: 'durationSeconds',
        headers: ['duración', 'duration', 'seconds', 'segundos', 'duration secs', 'flight duration'],
        units: seconds,
        read: duration(),
        write: ({ durationSeconds }) => written(durationSeconds),
      },
      { field: 'durationSeconds', headers: ['minutos', 'minutes'], read: duration('min') },
      {
        field: 'description',
        headers: ['descripción', 'notas', 'notes'],
        write: ({ description }) => description,
      },
      {
        field: 'videoUrl',
        headers: ['vídeo', 'enlace', 'enlace del vídeo', 'link', 'url'],
        write: ({ videoUrl }) => videoUrl,
      },
      {
        field: 'tags',
        headers: ['etiquetas'],
        read: (cell) => readList(cell, limits.tags.max),
        write: ({ tags }) => writeList(tags),
      },
      {
        field: 'disciplines',
        headers: ['disciplinas', 'disciplina', 'discipline'],
        read: (cell) => readList(cell, disciplines.length).map((word) => readChoice(word, disciplineNames)),
        write: (flight) => writeList(flight.disciplines),
      },
      {
        field: 'visibility',
        headers: ['visibilidad'],
        read: (cell) => readChoice(cell, visibilityNames),
        write: ({ visibility }) => visibility,
      },
      {
        field: 'drone',
        headers: ['dron', 'drone name', 'aircraft', 'aircraft name', 'aeronave'],
        read: (cell, { refuse }) => drones.idOf(cell) ?? refuse('csvNoDrone'),
        write: ({ drone }) => drone?.name ?? '',
      },
      {
        field: 'droneSerial',
        headers: ['aircraft sn', 'drone sn', 'drone serial', 'número de serie del dron'],
        read: (cell, { put, cellOf, refuse }) => {
          const drone = serials.onlyIdOf(cell);
          if (drone) put('drone', drone);
          else if (!cellOf('drone')) refuse('csvNoSerial');
        },
      },
      {
        field: 'spot',
        headers: ['lugar', 'sitio', 'place'],
        read: (cell, { refuse }) => spots.idOf(cell) ?? refuse('csvNoSpot'),
        // The spot of another pilot is no name of one's own.
        write: ({ spot }) => (spot && spots.nameOf(spot._id)) ?? '',
      },
      {
        field: 'equipmentItems',
        headers: ['equipo', 'equipment'],
        longest: limits.references.max * (2 * limits.title.max + ', '.length),
        read: (cell, { refuse }) => {
          const { max } = limits.references;
          const names = readList(cell, max);
          if (names.length > max) return refuse('tooMany', { max });
          return equipment.idsOf(names) ?? refuse('csvNoEquipment');
        },
        write: ({ equipmentItems }) => writeList(equipmentItems.map((id) => equipment.nameOf(id))),
      },
      figure('topSpeedMps', metresPerSecond, speedNames, ({ topSpeedMps }) => topSpeedMps),
      figure('maxHeightM', metres, heightNames, ({ maxHeightM }) => maxHeightM),
      figure(
        'weather.temperatureC',
        celsius,
        ['temperatura', 'temperature'],
        ({ weather }) => weather?.temperatureC,
      ),
      figure(
        'weather.windMps',
        metresPerSecond,
        ['viento', 'wind', 'wind speed'],
        ({ weather }) => weather?.windMps,
      ),
      {
        field: 'weather.condition',
        headers: ['tiempo', 'cielo', 'weather'],
        read: (cell) => readChoice(cell, conditionNames),
        write: ({ weather }) => weather?.condition ?? '',
      },
      flag('featured', ['destacado']),
      flag('favorite', ['favorito', 'favourite']),
      flag('commentsOff', ['sin comentarios', 'comentarios cerrados']),
    ],
    nameField: 'title',
    // A log of flights of which nobody knows when they were is none.
    schema: flightInput
      .required({ recordedAt: true })
      .extend({ visibility: flightInput.shape.visibility.default(defaultVisibility) }),
    assumed: { visibility: defaultVisibility },
    keyOf: ({ title, recordedAt = '' }) =>
      JSON.stringify([title.toLowerCase(), new Date(recordedAt).getTime()]),
  };
}
