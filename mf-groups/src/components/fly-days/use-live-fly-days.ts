import { useAppDispatch } from '@estela/api';
import { flyDayNews } from '@estela/api/groups';
import { useLive } from '@estela/runtime/live';

/** Shows at once who comes and what changed; `id`: of one fly-day alone. */
export function useLiveFlyDays(id?: string): void {
  const dispatch = useAppDispatch();
  useLive('flyDay', {
    onEvent: ({ flyDay }) => {
      if (!id || flyDay === id) dispatch(flyDayNews(flyDay));
    },
    onMissed: (isFirst) => isFirst || dispatch(flyDayNews(id)),
  });
}
