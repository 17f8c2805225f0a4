import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Toasts come up at the bottom, or at the top where they would lie over what was just pressed. When that is gone (a form
 * was saved and its page comes), they go back: at the top they would lie over the way back.
 */
export function useToastEdge(count: number) {
  const region = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [edge, setEdge] = useState<'bottom' | 'top'>('bottom');

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
    if (count === 0) setEdge('bottom');
    else if (region.current && overlap(region.current, pressed.current)) setEdge('top');
  }, [count]);

  useEffect(() => {
    if (edge === 'bottom') return;
    const watch = new MutationObserver(() => {
      if (!(pressed.current as Node).isConnected) setEdge('bottom');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [edge]);

  return { region, edge };
}

const presses = ['pointerdown', 'keydown'] as const;

function overlap(region: Element, pressed: EventTarget | null): boolean {
  if (!(pressed instanceof Element) || region.contains(pressed)) return false;
  const [toasts, button] = [region.getBoundingClientRect(), pressed.getBoundingClientRect()];
  return (
    button.bottom > toasts.top &&
    button.top < toasts.bottom &&
    button.right > toasts.left &&
    button.left < toasts.right
  );
}
