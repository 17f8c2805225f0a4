import { pictureWidths } from '@estela/contracts/pictures';
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../database/ids.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { authenticate } from '../../../identity/authenticate.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { findPictureAccess, verifyAccess } from './repository.ts';

const widths: ReadonlySet<string> = new Set(pictureWidths.map(String));
const forever = 'max-age=31536000, immutable';
/** Seconds that a browser shows a picture without asking again whether its reader still may see it. */
const privateLife = 300;

interface MediaRequest {
  Params: { id: string; file: string };
  Querystring: { access?: unknown };
}

/**
 * Serves pictures to viewers who may see the item they belong to. Not in the table of calls: it sends no JSON, and a
 * page gets the address from the item itself. The address's signature or a session names the viewer.
 */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  app.get<MediaRequest>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const [, width = ''] = /^(\d+)\.webp$/.exec(file) ?? [];
    if (!isId(id) || !widths.has(width)) throw new NotFoundError();
    const { access } = request.query;
    const signed = typeof access === 'string' ? await verifyAccess(app.db, id, access) : null;
    const viewer = signed ?? (await authenticate(app.db, request.headers.authorization));
    const { isFace, isSeen } = await findPictureAccess(app.db, id, viewer);
    if (!isSeen) throw new NotFoundError();
    // A picture never changes: the next one has another id.
    const tag = `"${id}-${width}"`;
    reply.header('cache-control', cacheRule(isFace, viewer)).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const stored = await app.pictures.open(id, Number(width));
    if (!stored) throw new NotFoundError();
    return reply
      .header('content-type', 'image/webp')
      .header('content-disposition', `inline; filename="estela-${id}.webp"`)
      .header('content-length', stored.bytes)
      .send(stored.body);
  });
}

/** What is for everybody today may not be tomorrow: only faces go into the caches between us and the browser. */
function cacheRule(isFace: boolean, viewer: Viewer): string {
  if (isFace) return `public, ${forever}`;
  // An address that names its viewer is of something that not everybody may see.
  return viewer ? `private, max-age=${privateLife}` : `private, ${forever}`;
}
