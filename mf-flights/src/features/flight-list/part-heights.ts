/** Pixels of each part of a list, from 1, as it was last drawn. */
export type PartHeights = Map<number, number>;

let last = { list: '', heights: new Map() as PartHeights };

/**
 * Outlives the page in memory: who comes back finds a page of the same length, and so their place. Of the last list
 * alone; `list` says which, and how wide it is drawn.
 */
export function partHeights(list: string): PartHeights {
  if (last.list !== list) last = { list, heights: new Map() };
  return last.heights;
}

/** Pixels of a part, as it was or, where it was never drawn, as the first one: the others come after that is measured. */
export function heightOf(part: number, heights: PartHeights): number {
  return heights.get(part) ?? heights.get(1) ?? 0;
}
