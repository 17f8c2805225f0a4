import type { Component, Installation } from '@estela/contracts';
import { usualUnits } from '@estela/contracts/values';

/** What a pilot wants to do about where a part sits. */
export type InstallationWish =
  | { kind: 'install' }
  | { kind: 'move' | 'takeOff' | 'correct'; place: Installation };

/** Of a part, how many sit on no drone now. */
export function freeUnits({ quantity, installations }: Component): number {
  return installations.reduce((left, place) => left - place.quantity, quantity);
}

/** How many of a part to propose for a drone. */
export function proposedUnits(component: Component): number {
  return Math.max(1, Math.min(usualUnits[component.type] ?? 1, freeUnits(component)));
}
