import type { HidingKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isListed } from '../../../visibility/items.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** The ids of what a viewer hides from their feed, as an array. */
export function hiddenBy(viewer: NonNullable<Viewer>, kind: HidingKind): RawBuilder<string[]> {
  return sql<
    string[]
  >`array(select hidden_id from feed_hidden where user_id = ${viewer.id} and hides = ${kind})`;
}

/** Neither the thing nor its pilot is hidden from the viewer's feed. Both lists are read once per query. */
export function isWanted(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} <> all (${hiddenBy(viewer, 'item')})
    and ${sql.ref(`${alias}.owner_id`)} <> all (${hiddenBy(viewer, 'pilot')})`;
}

/** Hides what the viewer finds in lists; false where they do not. */
export async function hideItem(db: Db, viewer: SessionUser, id: string): Promise<boolean> {
  const item = await db
    .selectFrom('feed_items')
    .select('id')
    .where('id', '=', id)
    .where(isListed('feed_items', viewer))
    .executeTakeFirst();
  if (!item) return false;
  // It may go while this runs: then there is nothing to hide.
  await sql`
    insert into feed_hidden (user_id, hides, hidden_id) select ${viewer.id}, 'item', id from feed_items where id = ${id}
    on conflict do nothing`.execute(db);
  return true;
}

export async function hidePilot(db: Db, viewer: SessionUser, id: string): Promise<void> {
  await sql`
    insert into feed_hidden (user_id, hides, hidden_id) select ${viewer.id}, 'pilot', id from users where id = ${id}
    on conflict do nothing`.execute(db);
}

export async function showAgain(db: Db, viewer: SessionUser, hides: HidingKind, id: string): Promise<void> {
  await db
    .deleteFrom('feed_hidden')
    .where('user_id', '=', viewer.id)
    .where('hides', '=', hides)
    .where('hidden_id', '=', id)
    .execute();
}

/** Without what the viewer may no longer see. */
export function listHidden(db: Db, viewer: SessionUser, after: Position | null, limit: number) {
  return db
    .selectFrom('feed_hidden')
    .leftJoin('feed_items', 'feed_items.id', 'feed_hidden.item_id')
    .innerJoin('users', (join) =>
      join.on(sql<SqlBool>`users.id = coalesce(feed_hidden.pilot_id, feed_items.owner_id)`),
    )
    .leftJoin('flights', 'flights.id', 'feed_hidden.item_id')
    .leftJoin('drones', 'drones.id', 'feed_hidden.item_id')
    .leftJoin('spots', 'spots.id', 'feed_hidden.item_id')
    .select(summaryColumns)
    .select(['feed_hidden.hidden_id', 'feed_hidden.hides', 'feed_hidden.created_at', 'feed_items.kind'])
    .select(sql<string>`coalesce(flights.title, drones.name, spots.name, users.name)`.as('shown_name'))
    .where('feed_hidden.user_id', '=', viewer.id)
    .where(isKnownProfile('users', viewer))
    .where(sql<SqlBool>`(feed_hidden.item_id is null or ${isListed('feed_items', viewer)})`)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(feed_hidden.created_at, feed_hidden.hidden_id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('feed_hidden.created_at', 'desc')
    .orderBy('feed_hidden.hidden_id', 'desc')
    .limit(limit)
    .execute();
}

export type HiddenRow = Awaited<ReturnType<typeof listHidden>>[number];
