import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isReadInGroup } from '../../../visibility/groups.ts';

interface Said {
  id: string;
  author_id: string;
  group_id: string;
  title: string;
  created_at: Date;
}

/** Topics or posts with their group, those that the viewer may read. */
export async function readTalk(
  db: Db,
  table: 'topics' | 'posts',
  anyOf: RawBuilder<string>,
  viewer: SessionUser,
) {
  const rows = await db
    .selectFrom(sql<Said>`${sql.table(table)}`.as('said'))
    .innerJoin('users', 'users.id', 'said.author_id')
    .innerJoin('groups', 'groups.id', 'said.group_id')
    .select(authorColumns)
    .select(['said.id', 'said.title', 'said.created_at', 'said.group_id', 'groups.name as group_name'])
    .where('said.id', '=', anyOf)
    .where(
      sql<boolean>`exists (select 1 from ${sql.table(table)} where id = said.id and ${isReadInGroup(table, viewer)})`,
    )
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    group: { _id: row.group_id, name: row.group_name },
    author: toAuthor(row),
    title: row.title,
    createdAt: row.created_at.toISOString(),
  }));
}
