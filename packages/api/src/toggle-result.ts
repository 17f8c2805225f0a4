import { type ApiError, errorOf } from './api-error.ts';
import { baseApi } from './base-api.ts';
import { dropCached } from './cached-entities.ts';
import type { SessionDispatch } from './session/session-changes.ts';
import type { TagType } from './tag-types.ts';

/**
 * Settles what is shown once the server has said that an entity is not there for the viewer (any more). Streams lose
 * it, and what is its own where it is a pilot: read again, they would begin at their top. Whatever else shows it is read
 * again, and so are dashboards, which count.
 */
function dropGone(tag: { type: TagType; id: string }) {
  return (dispatch: SessionDispatch, getState: () => unknown): void => {
    dropCached({ dispatch, getState }, tag);
    dispatch(baseApi.util.invalidateTags([tag, 'Dashboard']));
  };
}

/** What a toggle of the entity ended with, for whoever pressed it; one that is gone goes from every list. */
export function toggleResult(
  dispatch: SessionDispatch,
  tag: { type: TagType; id: string },
  answer: { error?: unknown },
): { error?: ApiError } {
  const error = errorOf(answer.error);
  if (error?.code === 'NOT_FOUND') dispatch(dropGone(tag));
  return error ? { error } : {};
}
