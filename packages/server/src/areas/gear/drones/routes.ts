import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toPage } from '../../../lists/page.ts';
import { requireUsable } from '../../../references/references.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { itemNotFound, refuseWrite, requireOwner } from '../../../references/write-access.ts';
import {
  countOwnDrones,
  deleteDrone,
  findDrone,
  insertDrone,
  listOwnDrones,
  setDroneImage,
  updateDrone,
} from './repository.ts';
import { toWholeDrone } from './whole-drones.ts';

export async function droneRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listDrones, async ({ db, viewer, query }) => {
    const total = await countOwnDrones(db, viewer.id, query);
    const rows = await listOwnDrones(db, viewer, query);
    return toPage(rows.map(toWholeDrone), total, query);
  });

  route(app, calls.createDrone, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'drones', viewer.id);
      await requireOwnComponents(trx, viewer, body.components);
      const id = await insertDrone(trx, viewer.id, body);
      return toWholeDrone(await requireDrone(trx, id, viewer));
    }),
  );

  route(app, calls.getDrone, async ({ db, viewer, params }) =>
    toWholeDrone(await requireDrone(db, params.id, viewer)),
  );

  route(app, calls.updateDrone, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'drones', id: params.id, owner: viewer.id }, seen);
      await requireOwner(trx, 'drones', params.id, viewer);
      await requireOwnComponents(trx, viewer, body.components);
      if (!(await updateDrone(trx, params.id, viewer.id, body)))
        await refuseWrite(trx, 'drones', params.id, viewer);
      return toWholeDrone(await requireDrone(trx, params.id, viewer));
    }),
  );

  route(app, calls.deleteDrone, async ({ db, viewer, params }) => {
    if (!(await deleteDrone(db, params.id, viewer.id))) await refuseWrite(db, 'drones', params.id, viewer);
    return undefined;
  });

  route(app, calls.uploadDroneImage, async (input) => {
    const { db, viewer, params } = input;
    await requireOwner(db, 'drones', params.id, viewer);
    return app.uploads.store(input, calls.uploadDroneImage.upload, async (trx, mediaId) => {
      if (!(await setDroneImage(trx, params.id, viewer.id, mediaId))) throw itemNotFound('drones');
      return toWholeDrone(await requireDrone(trx, params.id, viewer));
    });
  });
}

async function requireDrone(db: Db, id: string, viewer: SessionUser | null) {
  const drone = await findDrone(db, id, viewer);
  if (!drone) throw itemNotFound('drones');
  return drone;
}

async function requireOwnComponents(db: Db, viewer: SessionUser, ids: string[] | undefined): Promise<void> {
  await requireUsable(db, viewer, [{ field: 'components', table: 'components', ids }]);
}
