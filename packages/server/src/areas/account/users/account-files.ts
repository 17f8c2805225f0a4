import { pictureWidths } from '@estela/contracts/pictures';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { exportAccount } from './account-export.ts';
import { inSlices } from './slices.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

/** All of an account's pictures are read for each. */
const maxPerHour = 10;
const hour = 3_600_000;

const largestFirst = pictureWidths.toReversed();

type Pictures = Pick<FastifyInstance['pictures'], 'open'>;

export async function countExport(db: Db, userId: string): Promise<void> {
  const [window] = await addHits(db, new Map([[`exports ${keyHash(userId)}`, 1]]), hour);
  if (window && window.hits > maxPerHour) throw new RateLimitedError(window.left / 1_000);
}

/** All that a pilot has put in, and the pictures, whose addresses end with the account. */
export function exportFiles(db: Db, pictures: Pictures, viewer: SessionUser): AsyncGenerator<Uint8Array> {
  return zipFile(filesOf(db, pictures, viewer));
}

async function* filesOf(db: Db, pictures: Pictures, viewer: SessionUser): AsyncGenerator<ZipEntry> {
  yield { name: 'account.json', content: exportAccount(db, viewer) };
  const read = (limit: number, last?: { id: string }) => readPictures(db, viewer.id, limit, last);
  for await (const slice of inSlices(read))
    for (const { id } of slice) {
      const content = await readLargest(pictures, id);
      // Deleted since the slice was read.
      if (content) yield { name: `pictures/${id}.webp`, content };
    }
}

function readPictures(db: Db, ownerId: string, limit: number, last?: { id: string }) {
  return db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .$if(last !== undefined, (query) => query.where('id', '>', String(last?.id)))
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function readLargest(pictures: Pictures, id: string): Promise<Buffer | undefined> {
  for (const width of largestFirst) {
    const stored = await pictures.open(id, width);
    if (stored) return Buffer.concat(await stored.body.toArray());
  }
  return undefined;
}
