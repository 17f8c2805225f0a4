import type { FeedKind } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';

interface PublicRow {
  id: string;
  kind: FeedKind;
  created_at: Date;
  /** Of a pilot. */
  username: string | null;
}

/** When the oldest page that every guest finds was made; nothing where there is none. */
export async function firstPublicPage(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from feed_items where audience = 'public'
    order by created_at, id limit 1`.execute(db);
  return rows[0]?.created_at;
}

/**
 * Paths of flights, drones, spots and dashboards that every guest finds and that were made in a time, newest first. In
 * parts of `atOnce` rows, a few milliseconds each: a large product costs no more memory than a small one.
 */
export async function* listPublicPages(
  db: Db,
  from: Date,
  until: Date,
  atOnce = 1_000,
): AsyncGenerator<string[], void, void> {
  let last: Pick<PublicRow, 'created_at' | 'id'> | undefined;
  do {
    const before = last
      ? sql`(created_at, id) < (${last.created_at}::timestamptz, ${last.id}::uuid)`
      : sql`created_at < ${until}::timestamptz`;
    const { rows } = await sql<PublicRow>`
      select id, kind, created_at,
        case when kind = 'pilot' then (select username from users where users.id = owner_id) end as username
      from feed_items
      where audience = 'public' and ${isListed('feed_items', null)}
        and created_at >= ${from}::timestamptz and ${before}
      order by created_at desc, id desc limit ${atOnce}`.execute(db);
    if (rows.length > 0) yield rows.map(pathOf);
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last);
}

const itemPaths = { flight: paths.flight, drone: paths.drone, spot: paths.spot };

function pathOf({ id, kind, username }: PublicRow): string {
  return kind === 'pilot' ? paths.dashboard(username ?? '') : itemPaths[kind](id);
}
