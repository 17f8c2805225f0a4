import type { FlyDay, FlyDayTime } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import {
  isMember,
  isPlannedInGroup,
  isVisibleAuthor,
  type ViewerMembership,
} from '../../../visibility/groups.ts';
import { isListed } from '../../../visibility/items.ts';

const counted = (list: 'going' | 'waiting' | 'maybe' | 'declined') => {
  const is = {
    going: sql`answer = 'yes' and not waiting`,
    waiting: sql`answer = 'yes' and waiting`,
    maybe: sql`answer = 'maybe' and not waiting`,
    declined: sql`answer = 'no' and not waiting`,
  }[list];
  return sql<number>`(select count(*) from fly_day_answers where fly_day_id = fly_days.id and ${is})`.as(
    list,
  );
};

/** Fly-days with the viewer's answer. Callers add WHERE; a spot that the viewer may not see is not there. */
function selectFlyDays(db: Db, viewer: SessionUser) {
  const isExact = sql<boolean>`(spots.precision = 'exact' or spots.owner_id = ${viewer.id})`;
  return db
    .selectFrom('fly_days')
    .innerJoin('groups', 'groups.id', 'fly_days.group_id')
    .innerJoin('users', 'users.id', 'fly_days.maker_id')
    .leftJoin('spots', (join) =>
      join.onRef('spots.id', '=', 'fly_days.spot_id').on(isListed('spots', viewer)),
    )
    .leftJoin('fly_day_answers as own', (join) =>
      join.onRef('own.fly_day_id', '=', 'fly_days.id').on('own.user_id', '=', viewer.id),
    )
    .select(authorColumns)
    .select([
      'fly_days.id',
      'fly_days.group_id',
      'groups.name as group_name',
      'fly_days.title',
      'fly_days.description',
      'fly_days.at',
      'fly_days.until',
      'fly_days.places',
      'fly_days.cancelled',
      'fly_days.sequence',
      'fly_days.created_at',
      'fly_days.updated_at',
      'own.answer',
      'own.waiting as is_waiting',
      'spots.id as spot_id',
      'spots.name as spot_name',
      'spots.country',
      'spots.precision',
      sql<number>`case when ${isExact} then spots.lat else spots.shown_lat end`.as('lat'),
      sql<number>`case when ${isExact} then spots.lng else spots.shown_lng end`.as('lng'),
      sql<string | null>`case when ${isExact} then spots.address end`.as('address'),
      sql<boolean>`fly_days.ends_at <= now()`.as('over'),
      counted('going'),
      counted('waiting'),
      counted('maybe'),
      counted('declined'),
    ]);
}

export type FlyDayRow = InferResult<ReturnType<typeof selectFlyDays>>[number];

export interface FlyDayPage {
  after: Position | null;
  limit: number;
}

export function findFlyDay(
  db: Db,
  groupId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  return selectFlyDays(db, viewer)
    .where('fly_days.group_id', '=', groupId)
    .where('fly_days.id', '=', id)
    .where(isVisibleAuthor('fly_days.maker_id', viewer, membership))
    .executeTakeFirst();
}

/** None lasts longer than a week: without that bound the index would be read from the first that ever was. */
const isUpcoming = sql<boolean>`fly_days.at > now() - interval '8 days' and fly_days.ends_at > now()`;
const isPast = sql<boolean>`fly_days.at <= now() and fly_days.ends_at <= now()`;

/** Those to come soonest first, past ones latest first. */
export function listFlyDays(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { when, after, limit }: FlyDayPage & { when: FlyDayTime },
) {
  const direction = when === 'upcoming' ? 'asc' : 'desc';
  const beyond = when === 'upcoming' ? sql`>` : sql`<`;
  return selectFlyDays(db, viewer)
    .where('fly_days.group_id', '=', groupId)
    .where(when === 'upcoming' ? isUpcoming : isPast)
    .where(isVisibleAuthor('fly_days.maker_id', viewer, membership))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(fly_days.at, fly_days.id) ${beyond} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('fly_days.at', direction)
    .orderBy('fly_days.id', direction)
    .limit(limit)
    .execute();
}

/** Of all groups that the viewer is in, soonest first, without those that they have muted. */
export function listOwnFlyDays(db: Db, viewer: SessionUser, { after, limit }: FlyDayPage) {
  return selectFlyDays(db, viewer)
    .where(isUpcoming)
    .where(isMember('fly_days.group_id', viewer))
    .where(isPlannedInGroup(viewer))
    .where(
      sql<boolean>`own.answer is distinct from 'no' and (not fly_days.cancelled or own.answer is not null)`,
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(fly_days.at, fly_days.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('fly_days.at')
    .orderBy('fly_days.id')
    .limit(limit)
    .execute();
}

export const positionOf = ({ at, id }: FlyDayRow): Position => ({ at, id });

export function toFlyDay(row: FlyDayRow): FlyDay {
  return {
    _id: row.id,
    group: { _id: row.group_id, name: row.group_name },
    author: toAuthor(row),
    title: row.title,
    description: row.description,
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    spot: spotOf(row),
    limit: row.places,
    cancelled: row.cancelled,
    over: row.over,
    going: row.going,
    waiting: row.waiting,
    maybe: row.maybe,
    declined: row.declined,
    answer: row.answer && { answer: row.answer, state: stateOf(row.answer, row.is_waiting) },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function stateOf(answer: string, isWaiting: boolean | null): 'going' | 'waiting' | null {
  if (answer !== 'yes') return null;
  return isWaiting ? 'waiting' : 'going';
}

function spotOf({ spot_id, spot_name, lat, lng, address, country, precision }: FlyDayRow): FlyDay['spot'] {
  if (!spot_id || spot_name === null || !precision) return null;
  return { _id: spot_id, name: spot_name, location: { lat, lng, address, country, precision } };
}
