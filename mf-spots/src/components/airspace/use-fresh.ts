import { useOnReconnect, useOnReturn } from '@estela/kit/on-return';
import { useEffect, useEffectEvent } from 'react';

interface Answered {
  fulfilledTimeStamp?: number | undefined;
  isFetching: boolean;
  /** Must not be called before the first request. */
  refetch: (() => unknown) | undefined;
}

/** Milliseconds after which other zones may be in force: they and NOTAM begin and end on half hours. */
const freshFor = 5 * 60_000;
const lookEvery = 60_000;

/** Refreshes a response that is some minutes old: while the page is visible, on return, and once there is a network. */
export function useFresh({ fulfilledTimeStamp = 0, isFetching, refetch }: Answered): void {
  const refresh = useEffectEvent(() => {
    const isOld = Date.now() - fulfilledTimeStamp >= freshFor;
    const isSeen = document.visibilityState === 'visible';
    if (isOld && isSeen && navigator.onLine && !isFetching) refetch?.();
  });
  useOnReturn(() => refresh());
  useOnReconnect(() => refresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), lookEvery);
    return () => clearInterval(timer);
  }, []);
}
