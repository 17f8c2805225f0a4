/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
export function seededRng(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A name such as video hosts give to a video. */
export function randomName(rng: () => number, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(Math.floor(rng() * alphabet.length))).join('');
}
