import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether to draw what a page can do without in the painting that one waits for: it comes in the next. What the build
 * draws in advance has it from the start, and so has what itself comes later than the rest.
 */
export function useDrawnLate(): boolean {
  const isInHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useDeferredValue(true, isInHtml);
}
