import { fill, texts } from './texts.mjs';

/** Times the stages of a start and prints one line for each: name, result, time since the previous line. */
export function stages() {
  let since = performance.now();
  return {
    /** Ends the current stage. */
    done(name, result = texts.done) {
      const now = performance.now();
      const time = fill(texts.seconds, { seconds: ((now - since) / 1000).toFixed(1) });
      console.log(
        fill(texts.stage, { name: name.padEnd(12), result: result.padEnd(28), time: time.padStart(7) }),
      );
      since = now;
    },
  };
}
