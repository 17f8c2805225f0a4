import type { GroupTab } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';
import { beginsWith, isShort, matches } from '../../../lists/search.ts';
import { isKnownGroup } from '../../../visibility/groups.ts';
import { selectGroups } from './group-rows.ts';

export interface GroupQuery extends PageQuery {
  tab: GroupTab;
  q?: string | undefined;
  tag?: string | undefined;
}

/** Groups that the viewer may know of, newest first. The page is cut before anything is joined to it. */
export function listGroups(db: Db, viewer: SessionUser, query: GroupQuery) {
  const page = pageRows(
    db
      .selectFrom('groups')
      .select('groups.id')
      .where(isWanted(viewer, query))
      .orderBy('groups.created_at', 'desc')
      .orderBy('groups.id', 'desc'),
    query,
  );
  return selectGroups(db, viewer)
    .where('groups.id', '=', sql<string>`any(array(${page}))`)
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id', 'desc')
    .execute();
}

export async function countGroups(db: Db, viewer: SessionUser, query: GroupQuery): Promise<number> {
  const counted = countedKinds[query.tab];
  if (counted && !query.q && !query.tag) return countAllBut(db, viewer, counted);
  const { count } = await db
    .selectFrom('groups')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWanted(viewer, query))
    .executeTakeFirstOrThrow();
  return count;
}

/** Tabs with everybody's groups, as values of the column `private`: triggers count them. */
const countedKinds: Partial<Record<GroupTab, readonly boolean[]>> = {
  all: [true, false],
  public: [false],
  private: [true],
};

/** All groups but those from which the viewer is banned; nobody's count has a hidden one, but its owner has it in the list. */
async function countAllBut(db: Db, viewer: SessionUser, kinds: readonly boolean[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select coalesce(sum(count), 0) from group_counts where private = any(${kinds}::boolean[]))
      - (select count(*) from group_members join groups on groups.id = group_members.group_id
        where user_id = ${viewer.id} and status = 'banned' and not groups.hidden
          and groups.private = any(${kinds}::boolean[]))
      + (select count(*) from groups
        where owner_id = ${viewer.id} and hidden and private = any(${kinds}::boolean[])) as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function isWanted(viewer: SessionUser, { tab, q, tag }: GroupQuery): RawBuilder<SqlBool> {
  const conditions = [
    isKnownGroup(viewer),
    tabConditions(viewer)[tab],
    ...(q ? [isNamed(q)] : []),
    ...(tag ? [sql<SqlBool>`groups.tags @> array[${tag}]::text[]`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

const isNamed = (q: string) =>
  isShort(q) ? beginsWith(sql.ref('groups.search_name'), q) : matches(sql.ref('groups.search'), q);

function tabConditions(viewer: SessionUser): Record<GroupTab, RawBuilder<SqlBool>> {
  return {
    all: sql`true`,
    mine: sql`groups.owner_id = ${viewer.id}`,
    joined: sql`groups.id = any (array(
      select group_id from group_members where user_id = ${viewer.id} and status = 'member' and role <> 'owner'))`,
    public: sql`groups.private = false`,
    private: sql`groups.private = true`,
  };
}
