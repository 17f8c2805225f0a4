import { baseApi, useAppDispatch } from '@estela/api';
import { useListNotificationsInfiniteQuery } from '@estela/api/notifications';
import { useLive } from '@estela/runtime/live';
import { useEffect, useRef } from 'react';

/** Milliseconds between two counts while there is no stream of events. */
const pollEvery = 60_000;

/** Events within this many milliseconds lead to one count. */
const burst = 300;

/** How many are unread: live, and fetched again, with the open list, when events may have been missed. */
export function useUnread(): number {
  const { data } = useListNotificationsInfiniteQuery({ limit: 1 });
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reread = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(baseApi.util.invalidateTags(['Notification']));
    }, burst);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useLive('notification', { onEvent: reread, onMissed: reread, pollEvery });
  // The subscription above refetches what was missed.
  useLive('notificationsChanged', { onEvent: reread, onMissed: () => undefined });
  return data?.pages[0]?.unread ?? 0;
}
