import { pictureWidths } from '@estela/contracts/pictures';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { authenticate } from '../../../identity/authenticate.ts';
import { isKnownGroup, isReadInGroup } from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

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

/** Whether the viewer may see something that shows the picture. Faces of pilots are for everybody, and always are. */
async function findPictureAccess(db: Db, id: string, viewer: Viewer) {
  const { rows } = await sql<{ isFace: boolean; isSeen: boolean }>`
    select
      exists (select 1 from users where picture_id = ${id}) as "isFace",
      exists (select 1 from users where picture_id = ${id})
      or exists (select 1 from flights where poster_id = ${id} and ${isReachable('flights', viewer)})
      or exists (select 1 from drones where image_id = ${id} and ${isReachable('drones', viewer)})
      or exists (select 1 from spot_photos join spots on spots.id = spot_id
        where media_id = ${id} and ${isReachable('spots', viewer)})
      or exists (select 1 from equipment_items where image_id = ${id} and owner_id = ${viewer?.id ?? null})
      or exists (select 1 from components where image_id = ${id} and owner_id = ${viewer?.id ?? null})
      or exists (select 1 from groups where image_id = ${id} and ${viewer ? isKnownGroup(viewer) : sql`false`})
      or exists (select 1 from post_photos join posts on posts.id = post_id join groups on groups.id = posts.group_id
        where media_id = ${id} and ${
          viewer ? sql`(posts.author_id = ${viewer.id} or (${isReadInGroup('posts', viewer)}))` : sql`false`
        }) as "isSeen"
  `.execute(db);
  return rows[0] ?? { isFace: false, isSeen: false };
}

/** Whose signature an address carries, if it is one of ours and not too old. */
async function verifyAccess(db: Db, id: string, access: string): Promise<Viewer> {
  const [viewer = ''] = access.split('.');
  if (!isId(viewer)) return null;
  const { rows } = await sql<{ valid: boolean }>`
    select exists (
      select from (
        select media_key from secrets union all select media_key from former_media_keys where ends_at > now()
      ) as keys cross join (values (0), (1)) as periods (ago)
      where ${access} = media_signature(media_key, ${id}, ${viewer}, ago)
    ) as valid
  `.execute(db);
  return rows[0]?.valid ? { id: viewer } : null;
}
