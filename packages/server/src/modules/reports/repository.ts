import type { Report, ReportCase, ReportInput, ReportStatus } from '@estela/contracts';
import { type InferResult, type Selectable, sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import type { Position } from '../../http/cursor.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { toUserSummary } from '../../identity/user-summary.ts';
import { authorColumns, toAuthor } from '../../items/author.ts';
import type { Subject } from './subjects.ts';

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
        reason,
        text,
        title,
        content,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'kind', 'target_id'])
          .where('status', '=', sql<ReportStatus>`'open'`)
          .doUpdateSet({ reason, text, title, content, updated_at: sql`now()` }),
      )
      .returningAll()
      // A row that an insert made is held by no other transaction.
      .returning(sql<boolean>`xmax <> 0`.as('repeated'))
      .executeTakeFirstOrThrow()
  );
}

function selectCases(db: Db) {
  return db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .leftJoin('users as accused', 'accused.id', 'reports.accused_id')
    .selectAll('reports')
    .select(authorColumns)
    .select(['accused.username as accused_username', 'accused.name as accused_name'])
    .select(['accused.picture_id as accused_picture_id', 'accused.verified as accused_verified']);
}

export type CaseRow = InferResult<ReturnType<typeof selectCases>>[number];

export function findCase(db: Db, id: string) {
  return selectCases(db).where('reports.id', '=', id).executeTakeFirst();
}

export function listCases(db: Db, status: ReportStatus, after: Position | null, limit: number) {
  return selectCases(db)
    .where('reports.status', '=', status)
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

export async function decide(db: Db, id: string, admin: SessionUser, status: ReportStatus): Promise<void> {
  await db
    .updateTable('reports')
    .set({ status, decided_by: status === 'open' ? null : admin.id, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
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
  };
}

export function toCase(row: CaseRow): ReportCase {
  return {
    ...toReport(row),
    reporter: toAuthor(row),
    accused: toAccused(row),
    title: row.title,
    content: row.content,
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
