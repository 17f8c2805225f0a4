import type { SpotVisibility } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { matches } from '../../../lists/search.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectSpots } from './spot-rows.ts';

export interface OwnFilter {
  q?: string | undefined;
  visibility?: SpotVisibility | undefined;
  /** 1 is January: spots that have it among their best. */
  month?: number | undefined;
}

type SpotQuery = PageQuery & OwnFilter;

/** Own spots, newest first. */
export function listOwnSpots(db: Db, owner: NonNullable<Viewer>, query: SpotQuery) {
  return pageRows(
    selectSpots(db, owner)
      .where(isOwnWanted(owner.id, query))
      .orderBy('spots.created_at', 'desc')
      .orderBy('spots.id', 'desc'),
    query,
  ).execute();
}

export async function countOwnSpots(db: Db, ownerId: string, query: OwnFilter): Promise<number> {
  const { count } = await db
    .selectFrom('spots')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isOwnWanted(ownerId, query))
    .executeTakeFirstOrThrow();
  return count;
}

/** A condition on rows of `spots`. */
export function isOwnWanted(ownerId: string, { q, visibility, month }: OwnFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`spots.owner_id = ${ownerId}`,
    ...(q
      ? [matches(sql`search_text(concat_ws(' ', spots.name, spots.description, spots.address))`, q)]
      : []),
    ...(visibility ? [sql<SqlBool>`spots.visibility = ${visibility}`] : []),
    ...(month ? [sql<SqlBool>`${month} = any(spots.best_months)`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
