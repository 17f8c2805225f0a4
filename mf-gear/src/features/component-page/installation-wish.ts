import type { Component, Installation } from '@estela/contracts';

/** What a pilot wants to do about where a part sits. */
export type InstallationWish =
  | { kind: 'install' }
  | { kind: 'move' | 'takeOff' | 'correct'; place: Installation };

/** Of a part, how many sit on no drone now. */
export function freeUnits({ quantity, installations }: Component): number {
  return installations.reduce((left, place) => left - place.quantity, quantity);
}

/** A drone mostly takes four motors and four props, and one of anything else. */
export function usualUnits(component: Component): number {
  const usual = component.type === 'motor' || component.type === 'props' ? 4 : 1;
  return Math.max(1, Math.min(usual, freeUnits(component)));
}
