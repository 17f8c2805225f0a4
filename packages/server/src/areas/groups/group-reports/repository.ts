import type { GroupReport, MemberRole } from '@estela/contracts';
import { mayOverMember } from '@estela/contracts/values';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { awaitsGroup } from '../groups/index.ts';

function selectWaiting(db: Db, groupId: string, viewer: SessionUser) {
  return db
    .selectFrom('reports')
    .leftJoin('users as accused', 'accused.id', 'reports.accused_id')
    .leftJoin('group_members as met', (join) =>
      join.onRef('met.group_id', '=', 'reports.group_id').onRef('met.user_id', '=', 'reports.target_id'),
    )
    .select(['reports.id', 'reports.kind', 'reports.target_id', 'reports.title', 'reports.content'])
    .select(['reports.created_at', 'reports.updated_at', 'reports.accused_id', 'met.role'])
    .select(['accused.username', 'accused.name', 'accused.picture_id', 'accused.verified'])
    .leftJoin('comments as said', (join) =>
      join.on('reports.kind', '=', 'comment').onRef('said.id', '=', 'reports.target_id'),
    )
    .select(['said.topic_id', 'said.post_id'])
    .where('reports.group_id', '=', groupId)
    .where(awaitsGroup(viewer));
}

type WaitingRow = InferResult<ReturnType<typeof selectWaiting>>[number];

/** Each thing once, where its newest report stands. */
export function listWaiting(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  after: Position | null,
  limit: number,
) {
  return selectWaiting(db, groupId, viewer)
    .where(
      sql<boolean>`not exists (select from reports as newer where newer.kind = reports.kind
        and newer.target_id = reports.target_id and newer.status = 'open' and newer.kept_at is null
        and newer.group_id = reports.group_id
        and (newer.created_at, newer.id) > (reports.created_at, reports.id))`,
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(reports.created_at, reports.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
}

const reportsShown = 20;

/** With the reports of each, newest first and of very many the newest, and nobody's name on them. */
export async function withReports(
  db: Db,
  groupId: string,
  role: MemberRole | null,
  rows: readonly WaitingRow[],
): Promise<GroupReport[]> {
  if (rows.length === 0) return [];
  const ranked = db
    .selectFrom('reports')
    .select(['id', 'kind', 'target_id', 'reason', 'text', 'created_at', 'updated_at'])
    .select([
      sql<number>`row_number() over (partition by kind, target_id order by created_at desc, id desc)`.as(
        'place',
      ),
      sql<number>`count(*) over (partition by kind, target_id)`.as('count'),
    ])
    .where('group_id', '=', groupId)
    .where('status', '=', 'open')
    .where('kept_at', 'is', null)
    .where('target_id', '=', sql<string>`any(${rows.map((row) => row.target_id)}::uuid[])`);
  const all = await db
    .selectFrom(ranked.as('report'))
    .selectAll()
    .where('place', '<=', reportsShown)
    .orderBy('place')
    .execute();
  return rows.map((row) => {
    const same = all.filter((one) => one.kind === row.kind && one.target_id === row.target_id);
    return {
      ...toGroupReport(row, role),
      count: same[0]?.count ?? 0,
      reports: same.map(({ id, reason, text, created_at, updated_at }) => ({
        _id: id,
        reason,
        text,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      })),
    };
  });
}

function toGroupReport(row: WaitingRow, role: MemberRole | null): Omit<GroupReport, 'count' | 'reports'> {
  const own = role && { role, status: 'member' as const };
  return {
    _id: row.id,
    kind: row.kind as GroupReport['kind'],
    target: row.target_id,
    topic: row.topic_id,
    post: row.post_id,
    accused: toAccused(row),
    title: row.title,
    content: row.content,
    removable:
      row.kind !== 'user' ||
      (row.role !== null && mayOverMember(own, 'remove', { role: row.role, status: 'member' })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function toAccused({ accused_id, username, name, picture_id, verified }: WaitingRow): GroupReport['accused'] {
  if (accused_id === null || username === null || name === null) return null;
  return toUserSummary({ id: accused_id, username, name, picture_id, verified: verified ?? false });
}

/** Keeps a thing in spite of all reports of it. False where the report does not wait any more. */
export async function keepReported(
  db: Db,
  groupId: string,
  id: string,
  viewer: SessionUser,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ kept_at: sql<Date>`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('reports as same')
        .innerJoin('reports', (join) =>
          join.onRef('reports.kind', '=', 'same.kind').onRef('reports.target_id', '=', 'same.target_id'),
        )
        .select('same.id')
        .where('reports.id', '=', id)
        .where('reports.group_id', '=', groupId)
        .where('same.group_id', '=', groupId)
        .where('same.status', '=', 'open')
        .where('same.kept_at', 'is', null)
        .where(awaitsGroup(viewer)),
    )
    .where('kept_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
