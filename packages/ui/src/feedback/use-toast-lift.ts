import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels between a toast and what was pressed. */
const gap = 8;

/**
 * Toasts come up at the bottom, and above what was just pressed where they would lie over it: never at the top, where a page
 * has its heading and the way back. When what was pressed is gone (a form was saved and its page comes), they go down again.
 * Answers with the pixels that they are lifted by.
 */
export function useToastLift(count: number) {
  const region = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [lift, setLift] = useState(0);

  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target;
    };
    for (const press of presses) document.addEventListener(press, note, true);
    return () => {
      for (const press of presses) document.removeEventListener(press, note, true);
    };
  }, []);

  // They stay where they are for as long as there is one.
  useLayoutEffect(() => {
    if (count === 0) setLift(0);
    else setLift((now) => now || (region.current ? needed(region.current, pressed.current) : 0));
  }, [count]);

  useEffect(() => {
    if (lift === 0) return;
    const watch = new MutationObserver(() => {
      if (!(pressed.current as Node).isConnected) setLift(0);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [lift]);

  return { region, lift };
}

const presses = ['pointerdown', 'keydown'] as const;

function needed(region: Element, pressed: EventTarget | null): number {
  if (!(pressed instanceof Element) || region.contains(pressed)) return 0;
  const [toasts, button] = [region.getBoundingClientRect(), pressed.getBoundingClientRect()];
  const isOver =
    button.bottom > toasts.top &&
    button.top < toasts.bottom &&
    button.right > toasts.left &&
    button.left < toasts.right;
  return isOver ? toasts.bottom - button.top + gap : 0;
}
