import { calls, limits, type WholeSnapshot } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { requireOwnDrone } from '../drones/index.ts';
import {
  countSnapshots,
  deleteSnapshot,
  findSnapshot,
  insertSnapshot,
  listSnapshots,
  lockOwnDrone,
  updateSnapshot,
} from './repository.ts';
import { toSnapshot, toWholeSnapshot } from './snapshot-rows.ts';

export async function snapshotRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listSnapshots, async ({ db, viewer, params, query }) => {
    const total = await countSnapshots(db, params.id, viewer);
    // For others a drone of which nothing is shared has none, as if it did not exist.
    if (total === 0) await requireOwnDrone(db, params.id, viewer?.id ?? null);
    const rows = await listSnapshots(db, params.id, viewer, query);
    return toPage(
      rows.map((row) => toSnapshot(row, viewer)),
      total,
      query,
    );
  });

  route(app, calls.createSnapshot, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockOwnDrone(trx, params.id, viewer.id);
      if ((await countSnapshots(trx, params.id, viewer)) >= limits.snapshot.perDrone)
        throw new ConflictError('snapshotLimit');
      const id = await insertSnapshot(trx, params.id, body);
      return readSnapshot(trx, params.id, id, viewer);
    }),
  );

  route(app, calls.getSnapshot, ({ db, viewer, params }) =>
    readSnapshot(db, params.id, params.snapshotId, viewer),
  );

  route(app, calls.updateSnapshot, async ({ db, viewer, params, body }) => {
    const { id, snapshotId } = params;
    const isDone = await updateSnapshot(db, id, snapshotId, viewer.id, body);
    const snapshot = await readSnapshot(db, id, snapshotId, viewer);
    if (!isDone) throw new ForbiddenError();
    return snapshot;
  });

  route(app, calls.deleteSnapshot, async ({ db, viewer, params }) => {
    const { id, snapshotId } = params;
    if (await deleteSnapshot(db, id, snapshotId, viewer.id)) return undefined;
    await readSnapshot(db, id, snapshotId, viewer);
    throw new ForbiddenError();
  });
}

async function readSnapshot(db: Db, droneId: string, id: string, viewer: Viewer): Promise<WholeSnapshot> {
  const row = await findSnapshot(db, droneId, id, viewer);
  if (!row) throw new NotFoundError('snapshotNotFound');
  return toWholeSnapshot(row, viewer);
}
