import { createHash } from 'node:crypto';

/** More would be more requests for each page of the remote, fewer more bytes for each changed text. */
export const partCount = 4;

/** By the first two words of a text's key: a text never changes its part because of another one. */
function partOf(key) {
  return createHash('sha256').update(key).digest()[0] % partCount;
}

/** The texts of one part, as nested as the catalogue. */
export function textsOfPart(catalogue, part) {
  const chosen = {};
  for (const [area, texts] of Object.entries(catalogue)) {
    if (typeof texts === 'string') {
      if (partOf(area) === part) chosen[area] = texts;
      continue;
    }
    const own = Object.entries(texts).filter(([name]) => partOf(`${area}.${name}`) === part);
    if (own.length > 0) chosen[area] = Object.fromEntries(own);
  }
  return chosen;
}
