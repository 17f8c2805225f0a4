import { useAppDispatch } from '@estela/api';
import { flyDayNews } from '@estela/api/groups';
import { isGone } from '@estela/kit/stream';
import { useLive } from '@estela/runtime/live';

/** Milliseconds between two polls while there is no stream. */
const pollEvery = 60_000;

interface FlyDaysOnScreen {
  id?: string;
  groupId?: string;
  /** The data shown is being loaded for the first time, by a hook called before this one. */
  isNew?: boolean;
  /** Of the last reading. */
  error?: unknown;
}

/** Shows at once who comes and what changed: of one fly-day, of one group, or of all that the viewer is in. */
export function useLiveFlyDays({ id, groupId, isNew = false, error }: FlyDaysOnScreen = {}): void {
  const dispatch = useAppDispatch();
  useLive('flyDay', {
    onEvent: ({ flyDay, group }) => {
      if ((!id || flyDay === id) && (!groupId || group === groupId)) dispatch(flyDayNews(flyDay));
    },
    pollEvery: isGone(error) ? undefined : pollEvery,
    // Also at first: somebody may have answered between what was read and the opening of the stream. Where that was open
    // before the question was sent, the answer has all that happened until then.
    onMissed: (opening) => (opening === 'found' && isNew) || dispatch(flyDayNews(id)),
  });
}
