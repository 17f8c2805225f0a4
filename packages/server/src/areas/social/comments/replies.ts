import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** As far as the replies to a comment are counted: a list of a hundred comments must not read a million of them. */
export const repliesCounted = 1_000;

/**
 * No comment that is deleted and has no reply left that the viewer sees: the last one may have gone with the account of
 * its author. Not by `exists`, for which all replies that there are might be read at once. `isReplyVisible` is of `reply`.
 */
export function hasVisibleContent(isReplyVisible: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not (comments.deleted and (
    select true from comments as reply where reply.parent_id = comments.id and ${isReplyVisible} limit 1) is null)`;
}
