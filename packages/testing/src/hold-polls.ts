import { act } from '@testing-library/react';

/**
 * Holds what a page does every so many milliseconds until it is called for; all other timers run as they are. To be ended
 * by `jest.restoreAllMocks`.
 */
export function holdPolls(every: number): { count: () => number; run: () => void } {
  const polls = new Map<unknown, () => void>();
  const { setInterval: begin, clearInterval: end } = globalThis;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((call: () => void, time?: number) => {
    if (time !== every) return begin(call, time);
    const timer = {};
    polls.set(timer, call);
    return timer;
  }) as never);
  jest.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    if (!polls.delete(timer)) end(timer);
  });
  return {
    count: () => polls.size,
    run: () =>
      act(() => {
        for (const call of polls.values()) call();
      }),
  };
}
