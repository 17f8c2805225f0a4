import { z } from 'zod';
import { csvImportInput, csvReport } from '../entities/csv-import.ts';
import { limits } from '../limits.ts';

const description =
  'Column names are the fields of the API, their Spanish words or Homebox’s columns. Rows that are there already count as duplicates and are left out.';

/** Every import from a CSV file. */
export const importCall = {
  method: 'POST',
  access: 'user',
  description,
  body: csvImportInput,
  // JSON writes a quote or a line break as two characters.
  bodyBytes: 2 * limits.csv.bytes + 1_024,
  status: 200,
  response: csvReport,
} as const;

export const csvSeparator = z
  .enum(['comma', 'semicolon'])
  .meta({
    description: 'Semicolons come with decimal commas, as spreadsheets in Spain take them. Default: comma',
  })
  .optional();

/** Every export to one. */
export const exportCall = {
  method: 'GET',
  access: 'user',
  description: 'UTF-8 with one header line; the import of the same name reads it back with no change.',
  query: z.object({ separator: csvSeparator }),
  status: 200,
  response: z.string(),
  media: 'text/csv',
} as const;
