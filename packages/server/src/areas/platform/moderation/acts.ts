import type { ModerationCase, ModerationEntry, OwnModerationEntry } from '@estela/contracts';
import { type InferResult, type Selectable, sql } from 'kysely';
import type { ModerationSchema } from '../../../database/moderation-schema.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { groupOf } from './place.ts';
import { isSubjectSeen } from './subjects.ts';

/** Acts that concern a pilot, newest first; of one subject alone where it is named. */
export function listOwnActs(
  db: Db,
  viewer: SessionUser,
  { subject, after, limit }: { subject?: string | undefined; after: Position | null; limit: number },
) {
  return selectPlacedActs(db)
    .select(isSubjectSeen(viewer).as('visible'))
    .where('moderation_acts.user_id', '=', viewer.id)
    .$if(subject !== undefined, (query) => query.where('moderation_acts.target_id', '=', subject ?? ''))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(moderation_acts.created_at, moderation_acts.id)
          < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('moderation_acts.created_at', 'desc')
    .orderBy('moderation_acts.id', 'desc')
    .limit(limit)
    .execute();
}

/** Acts with where their subjects stand. */
function selectPlacedActs(db: Db) {
  return db
    .selectFrom('moderation_acts')
    .leftJoin('comments as said', (join) =>
      join.on('moderation_acts.kind', '=', 'comment').onRef('said.id', '=', 'moderation_acts.target_id'),
    )
    .selectAll('moderation_acts')
    .select(['said.topic_id', 'said.post_id', 'said.flight_id'])
    .select(groupOf('moderation_acts').as('group_id'));
}

/** All of them, oldest first. */
export function readOwnActs(db: Db, userId: string) {
  return db
    .selectFrom('moderation_acts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function selectActCases(db: Db) {
  return selectPlacedActs(db)
    .innerJoin('users', 'users.id', 'moderation_acts.user_id')
    .leftJoin('users as admin', 'admin.id', 'moderation_acts.admin_id')
    .select(
      sql<string | null>`(select content from reports where reports.kind = moderation_acts.kind
        and reports.target_id = moderation_acts.target_id and reports.created_at <= moderation_acts.created_at
        order by reports.created_at desc, reports.id desc limit 1)`.as('content'),
    )
    .select(authorColumns)
    .select(['admin.username as admin_username', 'admin.name as admin_name'])
    .select(['admin.picture_id as admin_picture_id', 'admin.verified as admin_verified']);
}

type OwnActRow = Awaited<ReturnType<typeof listOwnActs>>[number];
type ActCaseRow = InferResult<ReturnType<typeof selectActCases>>[number];

export function findActCase(db: Db, id: string) {
  return selectActCases(db).where('moderation_acts.id', '=', id).executeTakeFirst();
}

/** The last acts on a pilot. */
export function listActCases(db: Db, userId: string, limit: number) {
  return selectActCases(db)
    .where('moderation_acts.user_id', '=', userId)
    .orderBy('moderation_acts.created_at', 'desc')
    .orderBy('moderation_acts.id', 'desc')
    .limit(limit)
    .execute();
}

// As the partial indexes say it: a parameter in their place would fit neither.
const isAppeal = {
  open: sql<boolean>`appeal_status = 'open'`,
  decided: sql<boolean>`appeal_status in ('upheld', 'restored')`,
};

export function listAppeals(db: Db, status: 'open' | 'decided', after: Position | null, limit: number) {
  return selectActCases(db)
    .where(isAppeal[status])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(moderation_acts.appealed_at, moderation_acts.id)
          < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('moderation_acts.appealed_at', 'desc')
    .orderBy('moderation_acts.id', 'desc')
    .limit(limit)
    .execute();
}

export function toEntry(row: Selectable<ModerationSchema['moderation_acts']>): ModerationEntry {
  const { appeal, appeal_status, appealed_at, appeal_note } = row;
  const hasAppeal = appeal !== null && appeal_status !== null && appealed_at !== null;
  return {
    _id: row.id,
    act: row.act,
    subject: { kind: row.kind, _id: row.target_id, title: row.title },
    reason: row.reason,
    note: row.note,
    until: row.until?.toISOString() ?? null,
    appeal: hasAppeal
      ? { text: appeal, status: appeal_status, note: appeal_note, createdAt: appealed_at.toISOString() }
      : null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Names its place as long as the pilot may see it there. */
export function toOwnEntry(row: OwnActRow): OwnModerationEntry {
  const { visible } = row;
  return { ...toEntry(row), visible, ...(visible ? toPlace(row) : noPlace) };
}

type Placed = Pick<ActCaseRow, 'group_id' | 'topic_id' | 'post_id' | 'flight_id'>;

const toPlace = ({ group_id: group, topic_id: topic, post_id: post, flight_id: flight }: Placed) => ({
  group,
  topic,
  post,
  flight,
});

const noPlace = { group: null, topic: null, post: null, flight: null };

export function toActCase(row: ActCaseRow): ModerationCase {
  const { admin_id, admin_username, admin_name, admin_picture_id, admin_verified } = row;
  const admin =
    admin_id && admin_username !== null && admin_name !== null
      ? toUserSummary({
          id: admin_id,
          username: admin_username,
          name: admin_name,
          picture_id: admin_picture_id,
          verified: admin_verified ?? false,
        })
      : null;
  return {
    ...toEntry(row),
    pilot: toAuthor(row),
    admin,
    content: row.content ?? '',
    ...toPlace(row),
  };
}
