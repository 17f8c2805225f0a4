import type { CsvImportInput, CsvReport, Language } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { planImport } from './plan-import.ts';
import type { TableFormat } from './table-format.ts';

export interface ImportStore<Input, Item> {
  existing: (db: Db) => Promise<(Input | Item)[]>;
  /** Refuses more new items than there is room for. */
  requireRoom?: (db: Db, added: number) => Promise<void>;
  insert: (db: Db, inputs: readonly Input[]) => Promise<unknown>;
}

/**
 * All new rows are written, or none of them: one transaction, which a failure ends. Two imports of a pilot come one
 * after another, so that the second knows the rows of the first.
 */
export function importItems<Input, Item>(
  db: Db,
  ownerId: string,
  { csv, dryRun = false }: CsvImportInput,
  language: Language,
  formatFor: (db: Db) => Promise<TableFormat<Input, Item>>,
  { existing, requireRoom, insert }: ImportStore<Input, Item>,
): Promise<CsvReport> {
  return inTransaction(db, async (trx) => {
    if (!dryRun) await sql`select from users where id = ${ownerId} for no key update`.execute(trx);
    const { report, inputs } = await planImport(csv, await formatFor(trx), await existing(trx), language);
    if (inputs.length > 0) await requireRoom?.(trx, inputs.length);
    if (dryRun) return report;
    await insert(trx, inputs);
    return { ...report, imported: inputs.length };
  });
}
