import { type ZoneKind, zoneKinds } from '@estela/contracts/values';

/**
 * How a kind of zone is drawn. Colour is never the only sign: each has its own outline, which is all that a map without
 * patterns has, and its own pattern.
 */
export interface ZoneStyle {
  /** Custom property with the colour. */
  colour: string;
  /** Lines and gaps of the outline in turn, in pixels; none is a solid line. */
  dash?: string;
  weight: number;
}

export const zoneStyles: Record<ZoneKind, ZoneStyle> = {
  restricted: { colour: '--e-zone-restricted', weight: 2.5 },
  limited: { colour: '--e-zone-limited', dash: '8 4', weight: 2 },
  allowed: { colour: '--e-zone-allowed', dash: '1 7', weight: 2.5 },
  aeronautical: { colour: '--e-zone-aeronautical', dash: '2 4', weight: 1.5 },
  activeNotam: { colour: '--e-zone-active-notam', dash: '10 3 2 3', weight: 2 },
};

/** Strictest last, so that it is drawn on top. */
const order: readonly ZoneKind[] = ['allowed', 'aeronautical', 'limited', 'activeNotam', 'restricted'];

export function byStrictness<T extends { properties: { kind: ZoneKind } }>(features: readonly T[]): T[] {
  return [...features].sort((a, b) => order.indexOf(a.properties.kind) - order.indexOf(b.properties.kind));
}

/** The kinds present, in the order of the legend. */
export function kindsIn(features: readonly { properties: { kind: ZoneKind } }[]): ZoneKind[] {
  const found = new Set(features.map((feature) => feature.properties.kind));
  return zoneKinds.filter((kind) => found.has(kind));
}
