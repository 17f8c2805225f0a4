import { createHash } from 'node:crypto';

/** Smaller parts would be more requests and bytes for each page of the remote, larger ones more for each changed text. */
const bytesOfPart = 15_000;

/** How many files a catalogue of so many bytes is built as. */
export const partCount = (bytes) => Math.ceil(bytes / bytesOfPart);

/** By the first two words of a text's key: a text never changes its part because of another one. */
function partOf(key, count) {
  return createHash('sha256').update(key).digest()[0] % count;
}

/** The texts of one of `count` parts, as nested as the catalogue. */
export function textsOfPart(catalogue, part, count) {
  const chosen = {};
  for (const [area, texts] of Object.entries(catalogue)) {
    if (typeof texts === 'string') {
      if (partOf(area, count) === part) chosen[area] = texts;
      continue;
    }
    const own = Object.entries(texts).filter(([name]) => partOf(`${area}.${name}`, count) === part);
    if (own.length > 0) chosen[area] = Object.fromEntries(own);
  }
  return chosen;
}
