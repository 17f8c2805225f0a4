import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between what stands at an edge and what keeps clear of it. */
const gap = 8;

/** Where the style sheets read it; 0 pixels while nothing is shown (`base.css`). */
type Room = '--e-toasts' | '--e-edge-bar';

/**
 * Tells the style sheets the pixels that what is shown at an edge of the window takes there, so that what else stands at
 * that edge keeps clear of it.
 */
export function useEdgeRoom(room: Room, element: RefObject<HTMLElement | null>, isShown: boolean): void {
  // After each drawing: its text may have changed.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const setRoom = () => style.setProperty(room, `${(element.current?.offsetHeight ?? 0) + gap}px`);
    if (!isShown) return;
    setRoom();
    window.addEventListener('resize', setRoom);
    return () => {
      window.removeEventListener('resize', setRoom);
      style.removeProperty(room);
    };
  });
}
