/** Milliseconds that one piece of work may hold the event loop before others are let in. */
const longestTurn = 10;

/** To be awaited between the parts of long work: lets others in as soon as it has had its turn. */
export function takeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestTurn) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}
