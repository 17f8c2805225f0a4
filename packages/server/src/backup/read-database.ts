import { sql } from 'kysely';
import { readMigrationNames } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';
import { backupLock } from '../media/repository.ts';
import { BackupError } from './backup-error.ts';
import { LineSum, type Sum } from './line-sum.ts';
import { fixTextForm, readRows } from './rows.ts';
import { readSequences, type SequenceState } from './sequences.ts';
import { columnsOf, readMovingShapes, type TableColumns, type TableShape } from './table-shape.ts';

/** Which schema rows have. */
export interface Head {
  /** Names of the migrations that made it. */
  migrations: string[];
  tables: TableColumns;
}

/** What was in a database, known once all of it has been read. */
export interface Contents {
  tables: Record<string, Sum>;
  sequences: SequenceState[];
}

/** Takes the rows of a table, piece by piece. */
export type PutRows = (table: string, lines: string[]) => Promise<void>;

/** A database at one moment. */
export interface Snapshot {
  trx: Db;
  head: Head;
  shapes: TableShape[];
}

/** Works on the state of one moment while others go on writing; pictures deleted meanwhile keep their files. */
export async function withSnapshot<T>(db: Db, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // Before the transaction: whatever is gone for the sweep by now is gone for the snapshot too.
    await sql`select pg_advisory_lock_shared(${backupLock})`.execute(connection);
    try {
      const transaction = connection.transaction().setIsolationLevel('repeatable read');
      return await transaction.setAccessMode('read only').execute(async (trx) => {
        await fixTextForm(trx);
        const migrations = await readMigrationNames(trx);
        if (migrations.length === 0) throw new BackupError('The database holds no data of Estela');
        const shapes = await readMovingShapes(trx);
        return work({
          trx,
          head: { migrations, tables: columnsOf(shapes) },
          shapes,
        });
      });
    } finally {
      await sql`select pg_advisory_unlock_shared(${backupLock})`.execute(connection);
    }
  });
}

/** Passes on every row of the snapshot and returns what they were. */
export async function readDatabase({ trx, shapes }: Snapshot, put: PutRows): Promise<Contents> {
  const sequences = await readSequences(trx);
  const tables: Record<string, Sum> = {};
  for (const shape of shapes) {
    const sum = new LineSum();
    for await (const lines of readRows(trx, shape)) {
      sum.add(lines);
      await put(shape.name, lines);
    }
    tables[shape.name] = sum.end();
  }
  return { tables, sequences };
}
