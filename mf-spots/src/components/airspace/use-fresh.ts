import { useOnReconnect, useOnReturn } from '@estela/kit/on-return';
import { useEffect, useEffectEvent } from 'react';

interface Answered {
  fulfilledTimeStamp?: number | undefined;
  isFetching: boolean;
  /** Not to be called before the question is asked. */
  refetch: (() => unknown) | undefined;
}

/** Milliseconds after which what is in force may be otherwise: zones and NOTAM begin and end on half hours. */
const freshFor = 5 * 60_000;
const lookEvery = 60_000;

/** Asks again what was answered some minutes ago: while the page is seen, on return to it, and once there is a network. */
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
