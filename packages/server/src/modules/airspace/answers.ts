import type { AirspaceFeature, AirspaceSource, AirspaceZone, Language } from '@estela/contracts';
import { stateOf } from './data-state.ts';
import type { Dataset, Stored } from './repository.ts';
import { ringsOf } from './shape.ts';
import { inLanguage } from './texts.ts';
import { reachOf } from './verdict.ts';

/** A zone as the check shows it. Its volumes are those at the point. */
export function toZone(stored: Stored, language: Language, altitude: number): AirspaceZone {
  return {
    _id: stored.id,
    ...facts(stored, language),
    message: inLanguage(stored.message, language),
    because: stored.because,
    // Not stated in any volume is not stated at all: the lowest and the highest are then unknown.
    lower: extreme(
      stored.volumes.map(({ lower }) => lower),
      (a, b) => a < b,
    ),
    upper: extreme(
      stored.volumes.map(({ upper }) => upper),
      (a, b) => a > b,
    ),
    above: !reachOf(stored, altitude).concerns,
    validFrom: stored.validFrom?.toISOString() ?? null,
    validTo: stored.validTo?.toISOString() ?? null,
    schedule: stored.schedule,
    contacts: stored.contacts,
  };
}

/** A zone as a map draws it. */
export function toFeature(stored: Stored, language: Language): AirspaceFeature {
  return {
    type: 'Feature',
    id: stored.id,
    geometry: { type: 'MultiPolygon', coordinates: stored.volumes.map(({ shape }) => ringsOf(shape)) },
    properties: facts(stored, language),
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

function facts(stored: Stored, language: Language) {
  return {
    identifier: stored.identifier,
    name: inLanguage(stored.name, language) || stored.identifier,
    kind: stored.kind,
    severity: stored.severity,
    advice: stored.advice,
    synthetic: stored.synthetic,
    source: stored.source,
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
