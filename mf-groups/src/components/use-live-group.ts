import { errorOf } from '@estela/api';
import { type OpenThread, useGetGroupQuery, useGroupNews } from '@estela/api/groups';
import { hasUnsavedChanges } from '@estela/runtime';
import { useLive } from '@estela/runtime/live';

/**
 * Shows changes to a group, its topics and its posts at once, but not beneath a form with typed text: a pilot who
 * may no longer write sees the error on sending it, and the text stays.
 */
export function useLiveGroup(id: string, open: OpenThread = {}): void {
  const readAgain = useGroupNews();
  const { currentData, error } = useGetGroupQuery(id);
  const status = errorOf(error)?.status ?? 0;
  // A refusal that has just arrived is still true once the stream is open.
  const isRefused = status >= 400 && status < 500;
  const read = () => hasUnsavedChanges('query') || readAgain(id, open);
  useLive('group', {
    onEvent: ({ group }) => group === id && read(),
    // With the stream open only data cached by an earlier page is old; what is still loading is newer.
    onMissed: (opening) =>
      (opening === 'found' && !currentData) || (opening === 'first' && isRefused) || read(),
  });
}
