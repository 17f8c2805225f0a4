import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { relationColumns } from '../../account/users/index.ts';

/** Beyond this it is just "many". */
const maxCounted = 100;

/** A request, kept from changing until the transaction ends. `isDeclined`: too lately to ask again. */
export function lockRequest(trx: Db, requester: string, pilot: string) {
  return trx
    .selectFrom('follow_requests')
    .select([
      sql<boolean>`declined_at is null`.as('isWaiting'),
      sql<boolean>`coalesce(declined_at > now() - ${rowLives.declinedRequest}, false)`.as('isDeclined'),
    ])
    .where('requester_id', '=', requester)
    .where('pilot_id', '=', pilot)
    .forUpdate()
    .executeTakeFirst();
}

/** Asks; one that waits already keeps its place, one declined long ago begins again. */
export async function putRequest(db: Db, requester: string, pilot: string): Promise<void> {
  await db
    .insertInto('follow_requests')
    .values({ requester_id: requester, pilot_id: pilot })
    .onConflict((conflict) =>
      conflict
        .columns(['requester_id', 'pilot_id'])
        .doUpdateSet({ declined_at: null, created_at: sql`now()` })
        .where('follow_requests.declined_at', 'is not', null),
    )
    .execute();
}

export async function markDeclined(db: Db, requester: string, pilot: string): Promise<void> {
  await db
    .updateTable('follow_requests')
    .set({ declined_at: sql`now()` })
    .where('requester_id', '=', requester)
    .where('pilot_id', '=', pilot)
    .execute();
}

/** A declined one stays: withdrawing it would be a way to ask again at once. */
export async function deleteWaiting(db: Db, requester: string, pilot: string): Promise<void> {
  await db
    .deleteFrom('follow_requests')
    .where('requester_id', '=', requester)
    .where('pilot_id', '=', pilot)
    .where('declined_at', 'is', null)
    .execute();
}

function waitingFor(db: Db, viewer: SessionUser) {
  return db
    .selectFrom('follow_requests')
    .where('pilot_id', '=', viewer.id)
    .where('declined_at', 'is', null)
    .where(isNotBlocked(sql.ref('requester_id'), viewer));
}

/** One more than `limit` of those who ask to follow the viewer, newest first. */
export function listWaiting(
  db: Db,
  viewer: SessionUser,
  { cursor, limit }: { cursor: Position | null; limit: number },
) {
  return waitingFor(db, viewer)
    .innerJoin('users', 'users.id', 'requester_id')
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .select('follow_requests.created_at as requestedAt')
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(follow_requests.created_at, requester_id) < (${cursor?.at}::timestamptz, ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('follow_requests.created_at', 'desc')
    .orderBy('requester_id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countWaiting(db: Db, viewer: SessionUser): Promise<number> {
  const some = waitingFor(db, viewer).select('requester_id').limit(maxCounted).as('some');
  const { count } = await db
    .selectFrom(some)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
