import { useLive } from '@estela/runtime/live';
import { useEffect, useRef } from 'react';

/** Between two questions where no stream is to be had (ms). */
const pollEvery = 60_000;

/** From word of something new to the question, at least and at most: not every page asks at once (ms). */
const wait = { least: 200, most: 2_000 };

/** Calls back when a feed may have something new, once for what comes in quick succession. */
export function useFeedNews(onNews: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('feed', {
    pollEvery,
    onMissed: onNews,
    onEvent: () => {
      timer.current ??= setTimeout(
        () => {
          timer.current = undefined;
          onNews();
        },
        wait.least + Math.random() * (wait.most - wait.least),
      );
    },
  });
}
