import { type TouchEvent, useRef } from 'react';

/** Pixels that a finger moves sideways before it means something. */
const least = 40;

/** A finger's move sideways, as a step: to the left leads on. Needs `touch-action: pan-y pinch-zoom`. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers enlarge.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!from || !finger) return;
      const across = finger.clientX - from.x;
      const down = finger.clientY - from.y;
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) step(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
