import { whenIdle } from './when-idle.ts';

const waiting = new Set<() => void>();
let isAsked = false;

/** Does one thing at a time whenever the browser has time: together they would block it. Returns how to call it off. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  ask();
  return () => void waiting.delete(work);
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  whenIdle(() => {
    isAsked = false;
    const [next] = waiting;
    if (next) waiting.delete(next);
    next?.();
    ask();
  });
}
