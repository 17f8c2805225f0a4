import { errorOf } from '@estela/api';
import { type OpenThread, useGetGroupQuery, useGroupNews } from '@estela/api/groups';
import { hasUnsavedChanges } from '@estela/runtime';
import { useLive } from '@estela/runtime/live';

/**
 * Shows changes to a group, its topics and its posts at once, but not under a form in which somebody has typed: whoever
 * may no longer write learns it when they send it, and the words stay.
 */
export function useLiveGroup(id: string, open: OpenThread = {}): void {
  const readAgain = useGroupNews();
  const { currentData, error } = useGetGroupQuery(id);
  const status = errorOf(error)?.status ?? 0;
  // What was just answered is no other once the stream is open.
  const isRefused = status >= 400 && status < 500;
  const read = () => hasUnsavedChanges('query') || readAgain(id, open);
  useLive('group', {
    onEvent: ({ group }) => group === id && read(),
    // On an open stream only what an earlier page left behind is old; what is still being read comes after.
    onMissed: (opening) =>
      (opening === 'found' && !currentData) || (opening === 'first' && isRefused) || read(),
  });
}
