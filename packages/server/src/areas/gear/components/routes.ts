import { type Component, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import { privateNotFound } from '../../../references/private-items.ts';
import { privateRoutes } from '../../../references/private-routes.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { installationRoutes } from './installation-routes.ts';
import {
  countByType,
  countComponents,
  findComponent,
  insertComponent,
  listComponents,
  toComponent,
  updateComponent,
} from './repository.ts';

export async function componentRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listComponents, async ({ db, viewer, query }) => {
    const total = await countComponents(db, viewer.id, query);
    const rows = await listComponents(db, viewer.id, query);
    return toPage(rows.map(toComponent), total, query);
  });

  route(app, calls.countComponents, ({ db, viewer, query }) => countByType(db, viewer.id, query));

  route(app, calls.createComponent, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'components', viewer.id);
      const id = await insertComponent(trx, viewer.id, body);
      return readComponent(trx, id, viewer.id);
    }),
  );

  route(app, calls.updateComponent, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'components', id: params.id, owner: viewer.id }, seen);
      await updateComponent(trx, params.id, viewer.id, body);
      return readComponent(trx, params.id, viewer.id);
    }),
  );

  await installationRoutes(app);
  privateRoutes(app, {
    table: 'components',
    calls: {
      get: calls.getComponent,
      remove: calls.deleteComponent,
      uploadImage: calls.uploadComponentImage,
      favorite: calls.favoriteComponent,
      unfavorite: calls.unfavoriteComponent,
    },
    read: readComponent,
  });
}

async function readComponent(db: Db, id: string, ownerId: string): Promise<Component> {
  const component = await findComponent(db, id, ownerId);
  if (!component) throw privateNotFound('components');
  return toComponent(component);
}
