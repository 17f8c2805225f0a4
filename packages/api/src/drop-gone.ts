import { baseApi } from './base-api.ts';
import { dropCached } from './cached-entities.ts';
import type { SessionDispatch } from './session/session-changes.ts';
import type { TagType } from './tag-types.ts';

/**
 * Settles what is shown once the server has said that an entity is not there for the viewer (any more). Streams lose
 * it, and what is its own where it is a pilot: read anew, they would begin at their top. Whatever else shows it is read
 * anew, and so are dashboards, which count.
 */
export function dropGone(tag: { type: TagType; id: string }) {
  return (dispatch: SessionDispatch, getState: () => unknown): void => {
    dropCached({ dispatch, getState }, tag);
    dispatch(baseApi.util.invalidateTags([tag, 'Dashboard']));
  };
}
