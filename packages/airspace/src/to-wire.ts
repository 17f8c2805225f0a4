import type { AirspaceFeature, AirspaceSource, AirspaceZone, Language } from '@estela/contracts';
import { stateOf } from './data-state.ts';
import type { Dataset, FoundZone } from './found-zone.ts';
import { inLanguage } from './local-text.ts';
import { ringsOf } from './shape.ts';
import { simplifyRings } from './simplify.ts';
import { reachOf } from './verdict.ts';
import { unknownStart } from './zone.ts';

/** A zone as the check shows it. Its volumes are those at the point. */
export function toZone(zone: FoundZone, language: Language, altitude: number): AirspaceZone {
  return {
    _id: zone.id,
    ...facts(zone, language),
    message: inLanguage(zone.message, language),
    because: zone.reasons,
    // Not stated in any volume is not stated at all: the lowest and the highest are then unknown.
    lower: extreme(
      zone.volumes.map(({ lower }) => lower),
      (a, b) => a < b,
    ),
    upper: extreme(
      zone.volumes.map(({ upper }) => upper),
      (a, b) => a > b,
    ),
    above: !reachOf(zone, altitude).concerns,
    validFrom:
      zone.validFrom?.getTime() === unknownStart.getTime() ? null : (zone.validFrom?.toISOString() ?? null),
    validTo: zone.validTo?.toISOString() ?? null,
    schedule: zone.schedule,
    contacts: zone.contacts,
  };
}

/** A zone as a map draws it, right to `tolerance` degrees. */
export function toFeature(zone: FoundZone, language: Language, tolerance: number): AirspaceFeature {
  const coordinates = zone.volumes.map(({ shape }) => simplifyRings(ringsOf(shape), tolerance));
  return {
    type: 'Feature',
    id: zone.id,
    geometry: { type: 'MultiPolygon', coordinates },
    properties: facts(zone, language),
  };
}

export function toSource(dataset: Dataset, at: Date, now: Date): AirspaceSource {
  return {
    name: dataset.name,
    title: dataset.title,
    provider: dataset.provider,
    content: dataset.content,
    issued: dataset.issued?.toISOString() ?? null,
    validFrom: dataset.validFrom?.toISOString() ?? null,
    validTo: dataset.validTo?.toISOString() ?? null,
    importedAt: dataset.importedAt.toISOString(),
    staleAt: dataset.staleAt.toISOString(),
    state: stateOf(dataset, { at, now }),
    synthetic: dataset.synthetic,
  };
}

function facts(zone: FoundZone, language: Language) {
  return {
    identifier: zone.identifier,
    name: inLanguage(zone.name, language) || zone.identifier,
    kind: zone.kind,
    severity: zone.severity,
    advice: zone.advice,
    synthetic: zone.synthetic,
    source: zone.source,
  };
}

type Limits = AirspaceZone['lower'];

function extreme(limits: readonly Limits[], isFurther: (a: number, b: number) => boolean): Limits {
  let best = limits[0] ?? null;
  for (const one of limits) {
    if (one === null || best === null) return null;
    if (isFurther(heightOf(one), heightOf(best))) best = one;
  }
  return best;
}

function heightOf({ metres }: NonNullable<Limits>): number {
  return metres ?? Number.POSITIVE_INFINITY;
}
