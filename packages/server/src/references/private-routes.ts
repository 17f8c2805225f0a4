import type { Call, idParams } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/open.ts';
import { route } from '../http/route.ts';
import {
  deletePrivate,
  type PrivateTable,
  requirePrivate,
  setPrivateFavorite,
  setPrivateImage,
} from './private-items.ts';

type OwnCall = Call & { access: 'user'; params: typeof idParams };
type AnswerCall = OwnCall & { response: z.ZodType };
type FavoriteCall = OwnCall & { response: z.ZodType<{ favorite: boolean }> };

interface PrivateItem<Get extends AnswerCall> {
  table: PrivateTable;
  calls: {
    get: Get;
    remove: OwnCall & { response?: never };
    uploadImage: AnswerCall & { upload: string; response: Get['response'] };
    favorite: FavoriteCall;
    unfavorite: FavoriteCall;
  };
  /** The item as its owner sees it; throws where it is not theirs. */
  read: (db: Db, id: string, ownerId: string) => Promise<z.input<Get['response']>>;
}

/** The calls of one private item that do not depend on what it is. */
export function privateRoutes<const Get extends AnswerCall>(
  app: FastifyInstance,
  { table, calls, read }: PrivateItem<Get>,
): void {
  const get: AnswerCall = calls.get;
  route(app, get, ({ db, viewer, params }) => read(db, params.id, viewer.id));

  route(app, calls.remove, async ({ db, viewer, params }) => {
    await deletePrivate(db, table, params.id, viewer.id);
    return undefined;
  });

  const uploadImage: AnswerCall = calls.uploadImage;
  route(app, uploadImage, async (input) => {
    const { db, viewer, params } = input;
    await requirePrivate(db, table, params.id, viewer.id);
    return app.uploads.store(input, calls.uploadImage.upload, async (trx, mediaId) => {
      await setPrivateImage(trx, table, params.id, viewer.id, mediaId);
      return read(trx, params.id, viewer.id);
    });
  });

  route(app, calls.favorite, ({ db, viewer, params }) =>
    setPrivateFavorite(db, table, params.id, viewer.id, true),
  );
  route(app, calls.unfavorite, ({ db, viewer, params }) =>
    setPrivateFavorite(db, table, params.id, viewer.id, false),
  );
}
