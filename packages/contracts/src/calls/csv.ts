import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { csvImportInput, csvReport } from '../entities/csv-import.ts';
import { limits } from '../limits.ts';
import { flightFilters } from '../values.ts';
import { wantedFlights } from './flights.ts';

const description =
  'Column names are the fields of the API, their Spanish words or Homebox’s columns. Rows that are there already count as duplicates and are left out.';

const importCall = {
  method: 'POST',
  access: 'user',
  description,
  body: csvImportInput,
  // JSON writes a quote or a line break as two characters.
  bodyBytes: 2 * limits.csv.bytes + 1_024,
  status: 200,
  response: csvReport,
} as const;

const separator = z
  .enum(['comma', 'semicolon'])
  .meta({
    description: 'Semicolons come with decimal commas, as spreadsheets in Spain take them. Default: comma',
  })
  .optional();

const exportCall = {
  method: 'GET',
  access: 'user',
  description: 'UTF-8 with one header line; the import of the same name reads it back with no change.',
  query: z.object({ separator }),
  status: 200,
  response: z.string(),
  media: 'text/csv',
} as const;

const flightCsvCalls = defineCalls('flights', {
  importFlights: {
    ...importCall,
    path: '/flights/import',
    summary: 'Log flights from a CSV file, or say what that would do',
    description:
      'Column names are the fields of the API or their Spanish words; `recordedAt` is required. Names that AirData and Open DroneLog use are understood, and a unit in brackets is turned into the field’s own; a column of any other unit is not read. Drones, spots and equipment are the own ones of that name. Flights of the same title and time are there already, count as duplicates and are left out; new ones are private unless the file says who sees them.',
  },
  exportFlights: {
    ...exportCall,
    path: '/flights/export',
    summary: 'Own flights as a CSV file, the oldest recording first',
    description:
      'Of those that the list finds with the same filters. UTF-8 with one header line; the import of flights reads it back with no change. Tracks, logs and packs are not in it.',
    query: z.object({
      format: z.enum(['csv']).default('csv'),
      separator,
      filter: z.enum(flightFilters).default('all'),
      ...wantedFlights.shape,
    }),
  },
});

const gearCsvCalls = defineCalls('gear', {
  importComponents: {
    ...importCall,
    path: '/components/import',
    summary: 'Add components from a CSV file, or say what that would do',
  },
  exportComponents: {
    ...exportCall,
    path: '/components/export',
    summary: 'Own components as a CSV file, oldest first',
  },
  importEquipmentItems: {
    ...importCall,
    path: '/equipment-items/import',
    summary: 'Add equipment from a CSV file, or say what that would do',
  },
  exportEquipmentItems: {
    ...exportCall,
    path: '/equipment-items/export',
    summary: 'Own equipment as a CSV file, oldest first',
  },
});

export const csvCalls = { ...flightCsvCalls, ...gearCsvCalls };
