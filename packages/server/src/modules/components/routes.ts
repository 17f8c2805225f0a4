import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { route } from '../../http/route.ts';
import { toPage } from '../../items/page.ts';
import {
  deletePrivate,
  privateNotFound,
  requirePrivate,
  setPrivateFavorite,
  setPrivateImage,
} from '../../items/private-things.ts';
import { readUpload } from '../../media/read-upload.ts';
import {
  type ComponentRow,
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

  route(app, calls.createComponent, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      const id = await insertComponent(trx, viewer.id, body);
      return toComponent(await requireComponent(trx, id, viewer.id));
    }),
  );

  route(app, calls.getComponent, async ({ db, viewer, params }) =>
    toComponent(await requireComponent(db, params.id, viewer.id)),
  );

  route(app, calls.updateComponent, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await updateComponent(trx, params.id, viewer.id, body);
      return toComponent(await requireComponent(trx, params.id, viewer.id));
    }),
  );

  route(app, calls.deleteComponent, async ({ db, viewer, params }) => {
    await deletePrivate(db, 'components', params.id, viewer.id);
    return undefined;
  });

  route(app, calls.uploadComponentImage, async ({ db, viewer, params, request }) => {
    await requirePrivate(db, 'components', params.id, viewer.id);
    const picture = await readUpload(request, calls.uploadComponentImage.upload);
    await app.pictures.store(viewer, picture, (trx, mediaId) =>
      setPrivateImage(trx, 'components', params.id, viewer.id, mediaId),
    );
    return toComponent(await requireComponent(db, params.id, viewer.id));
  });

  route(app, calls.favoriteComponent, ({ db, viewer, params }) =>
    setPrivateFavorite(db, 'components', params.id, viewer.id, true),
  );
  route(app, calls.unfavoriteComponent, ({ db, viewer, params }) =>
    setPrivateFavorite(db, 'components', params.id, viewer.id, false),
  );
}

async function requireComponent(db: Db, id: string, ownerId: string): Promise<ComponentRow> {
  const component = await findComponent(db, id, ownerId);
  if (!component) throw privateNotFound('components');
  return component;
}
