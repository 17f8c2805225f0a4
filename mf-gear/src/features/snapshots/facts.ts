import type { ControllerFacts } from '@estela/contracts/snapshots';

/** "Betaflight 4.5.1 · SPEEDYBEEF405V4"; empty if the text does not state them. */
export function factsText({ firmware, version, board }: ControllerFacts): string {
  return [[firmware, version].filter(Boolean).join(' '), board].filter(Boolean).join(' · ');
}
