import type { FeedKind } from '@estela/contracts';
import { type CompiledQuery, sql } from 'kysely';
import { KeptStatements } from '../database/kept-statement.ts';
import type { Db } from '../database/open.ts';
import { isListed } from '../visibility/items.ts';
import type { Viewer } from '../visibility/viewer.ts';

interface KindCount {
  kind: FeedKind;
  count: number;
}

/** Stand in a kept statement where each request has its own. */
const placeholders = { viewer: { id: 'the viewer' }, owner: 'the owner' };
const kept = new KeptStatements<KindCount>();

export async function countListed(db: Db, ownerId: string, viewer: Viewer) {
  const { rows } = await db.executeQuery(countStatement(db, ownerId, viewer));
  const countOf = (kind: FeedKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { flights: countOf('flight'), drones: countOf('drone'), spots: countOf('spot') };
}

/** Compiled once per query shape; for a preview, as of a follower, each time. */
export function countStatement(db: Db, ownerId: string, viewer: Viewer): CompiledQuery<KindCount> {
  if (viewer?.follows) return compileCount(db, ownerId, viewer);
  const own = new Map<unknown, unknown>([
    [placeholders.viewer.id, viewer?.id],
    [placeholders.owner, ownerId],
  ]);
  return kept.of(String(viewer !== null), own, () =>
    compileCount(db, placeholders.owner, viewer && placeholders.viewer),
  );
}

export function compileCount(db: Db, ownerId: string, viewer: Viewer): CompiledQuery<KindCount> {
  return sql<KindCount>`
    select kind, count(*) as count from feed_items
    where owner_id = ${ownerId} and ${isListed('feed_items', viewer)} group by kind
  `.compile(db);
}
