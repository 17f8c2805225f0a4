/** How much a generated database holds; everything else follows from these two. */
export interface Size {
  name: string;
  pilots: number;
  flights: number;
  /** Pilots, what they follow and own; no group, and no notifications: most of the time that generating takes. */
  isQuiet?: true;
}

/** The two ends of what the targets compare. */
export const sizes = {
  small: { name: 'small', pilots: 1_000, flights: 10_000 },
  large: { name: 'large', pilots: 100_000, flights: 1_000_000 },
  mapSmall: { name: 'map_small', pilots: 1_000, flights: 10_000, isQuiet: true },
  mapLarge: { name: 'map_large', pilots: 100_000, flights: 10_000, isQuiet: true },
  search: { name: 'search', pilots: 100_000, flights: 1_000_000, isQuiet: true },
} satisfies Record<string, Size>;

/** Pilots with a part of their own: what the benchmarks look for must not depend on chance. */
export const parts = {
  /** Follows 5,000 pilots, of fewer as many as there are to be had. */
  followsMany: 'piloto0',
  /** The same, and all of the followed have been silent for a year. */
  followsSilent: 'piloto1',
};
