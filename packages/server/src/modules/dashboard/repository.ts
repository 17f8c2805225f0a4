import type { FeedKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { isListed, type Viewer } from '../../visibility/visibility.ts';

export async function countListed(db: Db, ownerId: string, viewer: Viewer) {
  const { rows } = await sql<{ kind: FeedKind; count: number }>`
    select kind, count(*) as count from feed_items
    where owner_id = ${ownerId} and ${isListed('feed_items', viewer)} group by kind
  `.execute(db);
  const countOf = (kind: FeedKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { flights: countOf('flight'), drones: countOf('drone'), spots: countOf('spot') };
}
