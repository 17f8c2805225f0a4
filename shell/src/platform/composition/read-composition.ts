import { type Composition, compositionElementId } from '@estela/contracts/release';

/** What the edge wrote into the page: which versions are live, and every file of theirs with its hash. */
export function readComposition(): Composition {
  const text = document.getElementById(compositionElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${compositionElementId}: was it served by the edge?`);
  return JSON.parse(text) as Composition;
}
