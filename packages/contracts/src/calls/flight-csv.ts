import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { csvImportInput } from '../entities/csv-import.ts';
import { flightFilters } from '../values.ts';
import { timeZone } from '../wire.ts';
import { csvSeparator, exportCall, importCall } from './csv.ts';
import { wantedFlights } from './flights.ts';

export const flightCsvCalls = defineCalls('flights', {
  importFlights: {
    ...importCall,
    path: '/flights/import',
    body: csvImportInput
      .extend({ tz: timeZone.optional().meta({ description: 'Of times that name no zone. Default: UTC' }) })
      .meta({ id: 'FlightCsvImportInput' }),
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
      separator: csvSeparator,
      filter: z.enum(flightFilters).default('all'),
      ...wantedFlights.shape,
    }),
  },
});
