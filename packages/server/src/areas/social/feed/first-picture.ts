import type { Db } from '../../../database/open.ts';
import { toFeedItems } from './feed-items.ts';
import { readPage } from './page-statement.ts';

/** Cards that a telephone shows of the feed at first. */
const inView = 3;

/** Address of the first picture that a guest sees on the feed. */
export async function firstFeedPicture(db: Db): Promise<string | undefined> {
  const places = await readPage(db, { tab: 'global', viewer: null, after: null, limit: inView });
  for (const item of toFeedItems(places)) if ('poster' in item && item.poster) return item.poster;
  return undefined;
}
