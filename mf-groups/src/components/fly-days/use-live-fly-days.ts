import { useAppDispatch } from '@estela/api';
import { flyDayNews } from '@estela/api/groups';
import { useLive } from '@estela/runtime/live';

/** Milliseconds between two looks where no stream is to be had. */
const pollEvery = 60_000;

/** Shows at once who comes and what changed: of one fly-day, of one group, or of all that the viewer is in. */
export function useLiveFlyDays({ id, groupId }: { id?: string; groupId?: string } = {}): void {
  const dispatch = useAppDispatch();
  useLive('flyDay', {
    onEvent: ({ flyDay, group }) => {
      if ((!id || flyDay === id) && (!groupId || group === groupId)) dispatch(flyDayNews(flyDay));
    },
    pollEvery,
    // Also at first: somebody may have answered between what was read and the opening of the stream.
    onMissed: () => dispatch(flyDayNews(id)),
  });
}
