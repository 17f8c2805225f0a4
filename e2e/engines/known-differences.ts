import type { EngineName } from './engines.ts';

/** What an engine does otherwise, and why it stays so. */
export interface KnownDifference {
  engine: EngineName;
  /** Those of `pages/screens.ts`, or `main job`; everywhere without. */
  screens?: readonly string[];
  /** Matches the whole problem that it explains. */
  problem: RegExp;
  reason: string;
}

export const knownDifferences: readonly KnownDifference[] = [];
