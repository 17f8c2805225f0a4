import { z } from 'zod';
import { limits } from '../limits.ts';
import { csvRowStatuses } from '../values.ts';
import { rawText } from '../wire.ts';

/** A CSV file with one header line, separated by commas, semicolons or tabs. */
export const csvImportInput = z
  .object({ csv: rawText(limits.csv.bytes), dryRun: z.boolean().optional() })
  .meta({ id: 'CsvImportInput' });
export type CsvImportInput = z.infer<typeof csvImportInput>;

/**
 * What was found in each row. An import writes the rows that are `new`, all of them or none, and leaves out those that
 * are there already and those with errors; a dry run writes nothing.
 */
export const csvReport = z
  .object({
    /** How many rows were written: 0 in a dry run. */
    imported: z.number().int(),
    /** The file's columns in their order; without a field a column is not read. */
    columns: z.array(z.object({ header: z.string(), field: z.string().nullable() })),
    /** What every row gets in a required field that the file has no column for. */
    assumed: z.array(z.object({ field: z.string(), value: z.string() })),
    /** The cells of the first rows, as they are in the file. */
    preview: z.array(z.array(z.string())),
    rows: z.array(
      z.object({
        /** Of the file, where the row starts; the header is line 1. */
        line: z.number().int(),
        status: z.enum(csvRowStatuses),
        name: z.string(),
        /** Of a row with errors: field -> what is wrong with it. */
        fields: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .meta({ id: 'CsvReport' });
export type CsvReport = z.infer<typeof csvReport>;
