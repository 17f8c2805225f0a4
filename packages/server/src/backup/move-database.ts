import type { Db } from '../database/open.ts';
import { prepareSchema } from './empty-schema.ts';
import { fillDatabase } from './fill-database.ts';
import { type Contents, readDatabase, withSnapshot } from './read-database.ts';

/** Copies one database into another, which must be empty. The source stays as it is, and so do the pictures' files. */
export function moveDatabase(source: Db, target: Db): Promise<Contents> {
  return withSnapshot(source, (snapshot) =>
    fillDatabase(target, snapshot.head, (put) => readDatabase(snapshot, put)),
  );
}

/** What a move would copy, once the target is known to take it. Changes neither. */
export function rehearseMove(source: Db, target: Db): Promise<Contents> {
  return withSnapshot(source, async (snapshot) => {
    const trx = await target.startTransaction().execute();
    try {
      await prepareSchema(trx, snapshot.head.migrations);
    } finally {
      await trx.rollback().execute();
    }
    return readDatabase(snapshot, async () => {});
  });
}
