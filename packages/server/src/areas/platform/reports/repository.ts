import type { Report, ReportCase, ReportInput, ReportStatus } from '@estela/contracts';
import { type InferResult, type Selectable, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Position } from '../../../http/cursor.ts';
import { toUserSummary } from '../../../identity/user-summary.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { groupOf, hiddenState, type Subject } from '../moderation/index.ts';

/** Reporting the same item again while the first report is open replaces its text. */
export function insertReport(db: Db, reporterId: string, input: ReportInput, subject: Subject) {
  const { reason, text = '' } = input;
  const { title, content } = subject;
  return (
    db
      .insertInto('reports')
      .values({
        id: newId(),
        reporter_id: reporterId,
        accused_id: subject.ownerId,
        kind: input.kind,
        target_id: input.target,
        group_id: subject.groupId,
        reason,
        text,
        title,
        content,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'kind', 'target_id'])
          .where('status', '=', sql<ReportStatus>`'open'`)
          .doUpdateSet({
            ...{ reason, text, title, content, updated_at: sql`now()` },
            // A group that has decided looks again.
            group_id: sql`coalesce(excluded.group_id, reports.group_id)`,
            kept_at: null,
          }),
      )
      .returningAll()
      // A row that an insert made is held by no other transaction.
      .returning(sql<boolean>`xmax <> 0`.as('repeated'))
      .executeTakeFirstOrThrow()
  );
}

/** The newest report of a thing, with what administrators need to know of the thing and of its other reports. */
function selectCases(db: Db) {
  return db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .leftJoin('users as accused', 'accused.id', 'reports.accused_id')
    .leftJoin('comments as said', (join) =>
      join.on('reports.kind', '=', 'comment').onRef('said.id', '=', 'reports.target_id'),
    )
    .selectAll('reports')
    .select(authorColumns)
    .select(['said.topic_id', 'said.post_id', 'said.flight_id'])
    .select(['accused.username as accused_username', 'accused.name as accused_name'])
    .select(['accused.picture_id as accused_picture_id', 'accused.verified as accused_verified'])
    .select([
      hiddenState(sql.ref('reports.kind'), sql.ref('reports.target_id')).as('hidden'),
      groupOf('reports').as('group_id'),
    ]);
}

export type CaseRow = InferResult<ReturnType<typeof selectCases>>[number];

export function findCase(db: Db, id: string) {
  return selectCases(db).where('reports.id', '=', id).executeTakeFirst();
}

/** Each thing that has reports of the status once, where its newest one stands. */
export function listCases(db: Db, status: ReportStatus, after: Position | null, limit: number) {
  return selectCases(db)
    .where('reports.status', '=', status)
    .where(
      sql<boolean>`not exists (select 1 from reports as newer where newer.kind = reports.kind
        and newer.target_id = reports.target_id and newer.status = reports.status
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

/** The cases with the reports of each, newest first; of very many the newest. */
export async function withReports(db: Db, cases: readonly CaseRow[]): Promise<ReportCase[]> {
  if (cases.length === 0) return [];
  const ranked = db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .selectAll('reports')
    .select(authorColumns)
    .select([
      sql<number>`row_number() over (partition by kind, target_id, status
        order by reports.created_at desc, reports.id desc)`.as('place'),
      sql<number>`count(*) over (partition by kind, target_id, status)`.as('count'),
    ])
    .where('reports.target_id', '=', sql<string>`any(${cases.map((one) => one.target_id)}::uuid[])`);
  const all = await db
    .selectFrom(ranked.as('report'))
    .selectAll()
    .where('place', '<=', reportsShown)
    .orderBy('place')
    .execute();
  return cases.map((row) => {
    const same = all.filter(
      (one) => one.kind === row.kind && one.target_id === row.target_id && one.status === row.status,
    );
    const reports = same.map((one) => {
      const { _id, reason, text, createdAt, updatedAt } = toReport(one);
      return { _id, reason, text, createdAt, updatedAt, reporter: toAuthor(one) };
    });
    return { ...toCase(row), count: same[0]?.count ?? 0, reports };
  });
}

export function toReport(row: Selectable<Schema['reports']>): Report {
  return {
    _id: row.id,
    kind: row.kind,
    target: row.target_id,
    reason: row.reason,
    text: row.text,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function toCase(row: CaseRow): Omit<ReportCase, 'count' | 'reports'> {
  return {
    ...toReport(row),
    reporter: toAuthor(row),
    accused: toAccused(row),
    title: row.title,
    content: row.content,
    group: row.group_id,
    topic: row.topic_id,
    post: row.post_id,
    flight: row.flight_id,
    hidden: row.hidden,
  };
}

function toAccused(row: CaseRow): ReportCase['accused'] {
  const { accused_id, accused_username, accused_name, accused_verified } = row;
  if (!accused_id || accused_username === null || accused_name === null) return null;
  return toUserSummary({
    id: accused_id,
    username: accused_username,
    name: accused_name,
    picture_id: row.accused_picture_id,
    verified: accused_verified ?? false,
  });
}
