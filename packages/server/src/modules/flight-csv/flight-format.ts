import { type Flight, type FlightInput, flightInput } from '@estela/contracts';
import { readList, writeList } from '../../csv/cell-list.ts';
import { readChoice, readDuration, readFlag, readInstant, readNumber } from '../../csv/cell-values.ts';
import type { CellContext, Column, TableFormat } from '../../csv/table-format.ts';
import { conditionNames, disciplineNames, visibilityNames } from './flight-names.ts';
import type { OwnThings } from './own-things.ts';

const number = (cell: string, { decimalComma }: CellContext) => readNumber(cell, decimalComma);
const written = (value: number | null | undefined) => (value == null ? '' : String(value));

const figure = (
  field: string,
  headers: readonly string[],
  of: (flight: Flight) => number | null | undefined,
): Column<Flight> => ({
  field,
  headers,
  read: number,
  write: (flight) => written(of(flight)),
  isDecimal: true,
});

const flag = (
  field: 'featured' | 'favorite' | 'commentsOff',
  headers: readonly string[],
): Column<Flight> => ({ field, headers, read: readFlag, write: (flight) => String(flight[field]) });

const minutes = (cell: string, { decimalComma }: CellContext) => {
  const read = readDuration(cell, decimalComma);
  return typeof read === 'number' && !cell.includes(':') ? Math.round(read * 60) : read;
};

/** Flights in a file, where what they refer to stands by its name. */
export function flightFormat({ drones, spots, equipment }: OwnThings): TableFormat<FlightInput, Flight> {
  return {
    columns: [
      { field: 'title', headers: ['título', 'nombre', 'name'], write: ({ title }) => title },
      {
        field: 'recordedAt',
        headers: ['fecha', 'date', 'fecha y hora', 'date/time', 'grabado'],
        read: (cell) => readInstant(cell, false),
        write: ({ recordedAt }) => recordedAt,
      },
      {
        field: 'durationSeconds',
        headers: ['duración', 'duration', 'duración (s)', 'seconds', 'segundos'],
        read: (cell, { decimalComma }) => readDuration(cell, decimalComma),
        write: ({ durationSeconds }) => written(durationSeconds),
      },
      {
        field: 'durationSeconds',
        headers: ['duración (min)', 'duration (min)', 'minutos', 'minutes'],
        read: minutes,
      },
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
      { field: 'tags', headers: ['etiquetas'], read: readList, write: ({ tags }) => writeList(tags) },
      {
        field: 'disciplines',
        headers: ['disciplinas', 'disciplina', 'discipline'],
        read: (cell) => readList(cell).map((word) => readChoice(word, disciplineNames)),
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
        headers: ['dron'],
        read: (cell, { refuse }) => drones.idOf(cell) ?? refuse('csvNoDrone'),
        write: ({ drone }) => drone?.name ?? '',
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
        read: (cell, { refuse }) => equipment.idsOf(readList(cell)) ?? refuse('csvNoEquipment'),
        write: ({ equipmentItems }) => writeList(equipmentItems.map((id) => equipment.nameOf(id))),
      },
      figure('topSpeedMps', ['velocidad máxima', 'top speed'], ({ topSpeedMps }) => topSpeedMps),
      figure('maxHeightM', ['altura máxima', 'max height'], ({ maxHeightM }) => maxHeightM),
      figure('weather.temperatureC', ['temperatura', 'temperature'], ({ weather }) => weather?.temperatureC),
      figure('weather.windMps', ['viento', 'wind'], ({ weather }) => weather?.windMps),
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
    schema: flightInput.required({ recordedAt: true }),
    // A file of years must not fill the feeds of followers.
    assumed: { visibility: 'private' },
    keyOf: ({ title, recordedAt = '' }) =>
      JSON.stringify([title.toLowerCase(), new Date(recordedAt).getTime()]),
  };
}
