import { calls, type UpkeepEntry } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { isAhead } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toPage } from '../../../lists/page.ts';
import { requireUsable } from '../../../references/references.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { requireOwnDrone } from '../drones/index.ts';
import {
  deleteEntry,
  findEntry,
  insertEntry,
  listEntries,
  sumUpEntries,
  toEntry,
  updateEntry,
} from './repository.ts';

export async function upkeepRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listUpkeep, async ({ db, viewer, params, query }) => {
    await requireOwnDrone(db, params.id, viewer.id);
    const { total, costs } = await sumUpEntries(db, params.id);
    const rows = await listEntries(db, params.id, viewer.id, query);
    return { ...toPage(rows.map(toEntry), total, query), costs };
  });

  route(app, calls.createUpkeepEntry, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await requireOwnDrone(trx, params.id, viewer.id);
      requireCome(body.at);
      await requireOwnPart(trx, viewer, body.component);
      const id = await insertEntry(trx, params.id, body);
      return readEntry(trx, params.id, id, viewer.id);
    }),
  );

  route(app, calls.getUpkeepEntry, ({ db, viewer, params }) =>
    readEntry(db, params.id, params.entryId, viewer.id),
  );

  route(app, calls.updateUpkeepEntry, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      const stored = await readEntry(trx, params.id, params.entryId, viewer.id);
      await requireUnchanged(trx, { table: 'upkeep_entries', id: params.entryId }, seen);
      if (body.at && Date.parse(body.at) !== Date.parse(stored.at)) requireCome(body.at);
      await requireOwnPart(trx, viewer, body.component);
      await updateEntry(trx, params.entryId, body);
      return readEntry(trx, params.id, params.entryId, viewer.id);
    }),
  );

  route(app, calls.deleteUpkeepEntry, async ({ db, viewer, params }) => {
    if (!(await deleteEntry(db, params.id, params.entryId, viewer.id))) throw entryNotFound();
    return undefined;
  });
}

async function readEntry(db: Db, droneId: string, id: string, ownerId: string): Promise<UpkeepEntry> {
  const row = await findEntry(db, droneId, id, ownerId);
  if (!row) throw entryNotFound();
  return toEntry(row);
}

const entryNotFound = () => new NotFoundError('upkeepNotFound');

/** The log says what was; what is stored ahead of time already may stay. */
function requireCome(at: string): void {
  if (isAhead(at.slice(0, 10))) throw new InvalidInputError({ at: 'inFuture' });
}

const requireOwnPart = (db: Db, viewer: SessionUser, id: string | null | undefined) =>
  requireUsable(db, viewer, [{ field: 'component', table: 'components', ids: [id] }]);
