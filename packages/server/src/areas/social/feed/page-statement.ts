import type { FeedTab } from '@estela/contracts/values';
import type { CompiledQuery } from 'kysely';
import { KeptStatements } from '../../../database/kept-statement.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { type FeedPlace, placesWithItems } from './feed-items.ts';
import { followingEntries, globalEntries } from './repository.ts';

export interface PageAsked {
  tab: FeedTab;
  viewer: Viewer;
  after: Position | null;
  limit: number;
}

/** Stand in a kept statement where each request has its own. No value of a request is ever kept. */
const placeholders = { viewer: { id: 'the viewer' }, after: { at: new Date(0), id: 'the place before' } };

/** At most as many as there are tabs and lengths of a page. */
const kept = new KeptStatements<FeedPlace>();

/**
 * A page of a feed. Its statement is long, and putting it together takes as long as asking it: it is done once for all who
 * ask alike.
 */
export async function readPage(db: Db, asked: PageAsked): Promise<FeedPlace[]> {
  const { rows } = await db.executeQuery(statementFor(db, asked));
  return rows;
}

export function statementFor(db: Db, asked: PageAsked): CompiledQuery<FeedPlace> {
  const { tab, viewer, after, limit } = asked;
  // A viewer who is more than an id is one of a preview, which no feed has.
  const shape = [tab, limit, viewer !== null, after !== null].join(' ');
  const own = new Map<unknown, unknown>([
    [placeholders.viewer.id, viewer?.id],
    [placeholders.after.at, after?.at],
    [placeholders.after.id, after?.id],
  ]);
  return kept.of(shape, own, () =>
    compile(db, { tab, limit, viewer: viewer && placeholders.viewer, after: after && placeholders.after }),
  );
}

export function compile(db: Db, { tab, viewer, after, limit }: PageAsked): CompiledQuery<FeedPlace> {
  const entries =
    tab === 'following' && viewer
      ? followingEntries(viewer, after, limit)
      : globalEntries(viewer, after, limit);
  return placesWithItems(db, viewer, entries).compile(db);
}
