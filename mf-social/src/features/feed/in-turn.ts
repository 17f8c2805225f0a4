import { whenIdle } from '@estela/ui/when-idle';

const urgent = new Set<() => void>();
const others = new Set<() => void>();
let isAsked = false;

/**
 * Does one thing at a time whenever the browser has time: together they would block it. What is on the screen comes
 * before what is near it. Returns how to call it off.
 */
export function inTurn(work: () => void, isOnScreen = false): () => void {
  const waiting = isOnScreen ? urgent : others;
  waiting.add(work);
  ask();
  return () => void waiting.delete(work);
}

function ask(): void {
  if (isAsked || urgent.size + others.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const waiting = urgent.size > 0 ? urgent : others;
    const [next] = waiting;
    if (next) waiting.delete(next);
    next?.();
    ask();
  });
}
