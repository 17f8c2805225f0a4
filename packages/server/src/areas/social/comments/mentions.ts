import { limits, type Mention, possibleMentions } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** Keeps who is meant by the names in a comment's text: pilots who exist, but its author and whom a block parts from them. */
export async function replaceMentions(
  db: Db,
  author: SessionUser,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const found = possibleMentions(text).slice(0, limits.mentions.max);
  await db.deleteFrom('comment_mentions').where('comment_id', '=', id).execute();
  if (found.length === 0) return;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(username::text) as name from users
    where username = any(${found.flatMap(({ names }) => names)}::citext[]) and users.id <> ${author.id}
      and ${isNotBlocked(sql.ref('users.id'), author)}
    for key share
  `.execute(db);
  const meant = found.flatMap(({ names }) => {
    const name = names.find((one) => rows.some((row) => row.name === one));
    return rows.filter((row) => row.name === name);
  });
  if (meant.length === 0) return;
  await db
    .insertInto('comment_mentions')
    .values([...new Set(meant)].map(({ id: user_id, name }) => ({ comment_id: id, user_id, name })))
    .execute();
}

/** Who is meant in the comment of a row of `comments`, as far as the viewer knows them. */
export function mentionsIn(viewer: Viewer) {
  return sql<Mention[]>`coalesce((
    select jsonb_agg(jsonb_build_object('_id', user_id, 'name', comment_mentions.name, 'username', username::text))
    from comment_mentions join users as mentioned on mentioned.id = user_id
    where comment_id = comments.id and ${isKnownProfile('mentioned', viewer)}), '[]')`;
}
