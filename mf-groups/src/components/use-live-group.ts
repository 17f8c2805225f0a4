import { errorOf } from '@estela/api';
import { type OpenTalk, useGetGroupQuery, useGroupNews } from '@estela/api/groups';
import { hasUnsavedChanges } from '@estela/runtime';
import { useLive } from '@estela/runtime/live';

/**
 * Shows at once what became of a group and of what is said in it, but not under a form in which somebody has typed:
 * whoever may write no longer is told when they send it, and keeps the words.
 */
export function useLiveGroup(id: string, open: OpenTalk = {}): void {
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
