import type { Component, Installation } from '@estela/contracts';
import { usualUnits } from '@estela/contracts/values';

/** The change to a part's installations that the pilot wants to make. */
export type InstallationWish =
  | { kind: 'install' }
  | { kind: 'move' | 'takeOff' | 'correct'; place: Installation };

/** How many units of a part are on no drone now. */
export function freeUnits({ quantity, installations }: Component): number {
  return installations.reduce((left, place) => left - place.quantity, quantity);
}

/** How many units of a part to propose for a drone. */
export function proposedUnits(component: Component): number {
  return Math.max(1, Math.min(usualUnits[component.type] ?? 1, freeUnits(component)));
}
