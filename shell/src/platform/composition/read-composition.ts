import { type Composition, compositionElementId } from '@estela/contracts/release';

/** The composition that the edge wrote into the page: the live versions, and their files with hashes. */
export function readComposition(): Composition {
  const text = document.getElementById(compositionElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${compositionElementId}: was it served by the edge?`);
  return JSON.parse(text) as Composition;
}

/** What is live by now. Its code is loaded by the first call, as the first page does not need it. */
export async function readLater(): Promise<Composition | undefined> {
  const { readAgain } = await import(
    /* webpackChunkName: "follow-releases" */ '../following/follow-releases.ts'
  );
  return readAgain();
}
