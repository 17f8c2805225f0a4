import { pictureWidths } from '@estela/contracts/pictures';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../http/errors.ts';
import { authenticate } from '../../identity/authenticate.ts';
import { findPictureAccess, verifyAccess } from './repository.ts';

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const widths: ReadonlySet<string> = new Set(pictureWidths.map(String));
const forever = 'max-age=31536000, immutable';

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
    if (!idForm.test(id) || !widths.has(width)) throw new NotFoundError();
    const { access } = request.query;
    const signed = typeof access === 'string' ? await verifyAccess(app.db, id, access) : null;
    const viewer = signed ?? (await authenticate(app.db, request.headers.authorization));
    const { isFace, isSeen } = await findPictureAccess(app.db, id, viewer);
    const stored = isSeen ? await app.pictures.open(id, Number(width)) : null;
    if (!stored) throw new NotFoundError();
    return (
      reply
        .header('content-type', 'image/webp')
        .header('content-length', stored.bytes)
        // What is for everybody today may not be tomorrow: caches between us and the browser would go on giving it out.
        .header('cache-control', `${isFace ? 'public' : 'private'}, ${forever}`)
        .send(stored.body)
    );
  });
}
