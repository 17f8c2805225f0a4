import type { Post, PostInput, PostPatch } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { authorColumns, toAuthor } from '../../../people/author.ts';
import { isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';
import { picturesOfPost, toPostPictures } from './pictures.ts';

function selectPosts(db: Db, groupId: string, viewer: SessionUser, membership: ViewerMembership) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .select(authorColumns)
    .select(['posts.id', 'posts.group_id', 'posts.title', 'posts.content', 'posts.edited', 'posts.hidden'])
    .select(['posts.created_at', 'posts.updated_at', 'posts.likes', 'posts.comment_count'])
    .select(picturesOfPost(viewer).as('pictures'))
    .select(
      sql<boolean>`exists (select from post_likes where post_id = posts.id and user_id = ${viewer.id})`.as(
        'liked',
      ),
    )
    .where('posts.group_id', '=', groupId)
    .where(isVisibleAuthor('posts.author_id', viewer, membership));
}

export type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

export function findPost(
  db: Db,
  groupId: string,
  id: string,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  return selectPosts(db, groupId, viewer, membership).where('posts.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function listPosts(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  membership: ViewerMembership,
  { after, limit }: { after: Position | null; limit: number },
) {
  return selectPosts(db, groupId, viewer, membership)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(posts.created_at, posts.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertPost(
  db: Db,
  groupId: string,
  authorId: string,
  input: PostInput,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('posts')
    .values({ id, group_id: groupId, author_id: authorId, title: input.title, content: input.content })
    .execute();
  return id;
}

/** Changes the named fields of the author's own post; it counts as edited once the text differs. */
export async function updatePost(db: Db, id: string, authorId: string, patch: PostPatch): Promise<boolean> {
  const { title, content } = patch;
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set({
      title,
      content,
      edited: sql<boolean>`edited or title <> coalesce(${title ?? null}, title)
        or content <> coalesce(${content ?? null}, content)`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function likePost(db: Db, id: string, viewer: SessionUser, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('post_likes')
      .values({ post_id: id, user_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  // Waits for whoever deletes the post, and with it its likes, before it holds one of them.
  else
    await sql`
      with post as (select id from posts where id = ${id} for key share)
      delete from post_likes using post where post_id = post.id and user_id = ${viewer.id}`.execute(db);
}

/** Until the transaction ends nobody deletes the post, and its counter waits for nobody else. */
export async function lockPost(db: Db, id: string): Promise<boolean> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return post !== undefined;
}

export async function deletePost(db: Db, id: string): Promise<void> {
  await db.deleteFrom('posts').where('id', '=', id).execute();
}

export function toPost(row: PostRow): Post {
  return {
    _id: row.id,
    group: row.group_id,
    author: toAuthor(row),
    title: row.title,
    content: row.content,
    pictures: toPostPictures(row.pictures),
    edited: row.edited,
    ...(row.hidden && { hidden: true }),
    comments: row.comment_count,
    likes: row.likes,
    likedByMe: row.liked,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
