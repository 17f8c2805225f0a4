import type { ReportKind } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { hideDeleted } from '../../../trash/hide-deleted.ts';
import { isTrashKind } from '../../../trash/kinds.ts';

type HideableKind = Exclude<ReportKind, 'user'>;

const tables: Record<HideableKind, string> = {
  flight: 'flights',
  drone: 'drones',
  spot: 'spots',
  group: 'groups',
  topic: 'topics',
  post: 'posts',
  comment: 'comments',
};

/** Those whose audience triggers keep true, when `visibility` is written. */
const withAudience: readonly ReportKind[] = ['flight', 'drone', 'spot'];

/** A pilot is warned or suspended instead. */
export function isHideable(kind: ReportKind): kind is HideableKind {
  return kind !== 'user';
}

/** False where it is gone for good, or is so already. */
export async function hideOrRestore(
  trx: Db,
  kind: HideableKind,
  id: string,
  hidden: boolean,
): Promise<boolean> {
  const audience = withAudience.includes(kind) ? sql`, visibility = visibility` : sql``;
  const { rows } = await sql`update ${sql.table(tables[kind])} set hidden = ${hidden} ${audience}
    where id = ${id} and hidden <> ${hidden} returning id`.execute(trx);
  return rows.length > 0 || (isTrashKind(kind) && hideDeleted(trx, kind, id, hidden));
}

/** Whether the thing that columns name is hidden; null where it is gone, or is a pilot. */
export function hiddenState(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean | null> {
  const cases = Object.entries(tables).map(
    ([name, table]) =>
      sql`when ${sql.lit(name)} then (select hidden from ${sql.table(table)} as subject where subject.id = ${id})`,
  );
  return sql<boolean | null>`case ${kind} ${sql.join(cases, sql` `)} end`;
}
