import { z } from 'zod';
import { defineCall } from '../call.ts';
import { csvImportInput, csvReport } from '../entities/csv-import.ts';
import { limits } from '../limits.ts';

const area = 'gear' as const;
const description =
  'Column names are the fields of the API, their Spanish words or Homebox’s columns. Rows that are there already count as duplicates and are left out.';

const importCall = {
  area,
  method: 'POST',
  access: 'user',
  description,
  body: csvImportInput,
  // JSON writes a quote or a line break as two characters.
  bodyBytes: 2 * limits.csv.bytes + 1_024,
  status: 200,
  response: csvReport,
} as const;

const exportCall = {
  area,
  method: 'GET',
  access: 'user',
  description: 'UTF-8 with one header line; the import of the same name reads it back with no change.',
  query: z.object({
    separator: z
      .enum(['comma', 'semicolon'])
      .meta({
        description:
          'Semicolons come with decimal commas, as spreadsheets in Spain take them. Default: comma',
      })
      .optional(),
  }),
  status: 200,
  response: z.string(),
  media: 'text/csv',
} as const;

export const csvCalls = {
  importComponents: defineCall({
    ...importCall,
    id: 'importComponents',
    path: '/components/import',
    summary: 'Add components from a CSV file, or say what that would do',
  }),
  exportComponents: defineCall({
    ...exportCall,
    id: 'exportComponents',
    path: '/components/export',
    summary: 'Own components as a CSV file, oldest first',
  }),
  importEquipmentItems: defineCall({
    ...importCall,
    id: 'importEquipmentItems',
    path: '/equipment-items/import',
    summary: 'Add equipment from a CSV file, or say what that would do',
  }),
  exportEquipmentItems: defineCall({
    ...exportCall,
    id: 'exportEquipmentItems',
    path: '/equipment-items/export',
    summary: 'Own equipment as a CSV file, oldest first',
  }),
};
