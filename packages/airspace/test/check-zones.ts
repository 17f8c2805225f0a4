import { checkPoint } from '../src/check-point.ts';
import { boundsOf, union } from '../src/shape.ts';
import { kindOf, type Notam, notamSeverity, severityOf, type Zone } from '../src/zone.ts';
import { verdictQuestion } from './verdict-table.ts';

interface CheckOptions {
  /** Until when the data is current. */
  staleAt?: Date;
  isIncomplete?: boolean;
  notams?: readonly Notam[];
  /** Overrides the question of the table. */
  question?: { lat?: number; lng?: number; at?: string; altitude?: number };
}

/** What the question gets where these zones are all there is. */
export function checkZones(
  zones: readonly Zone[],
  options: CheckOptions = {},
): ReturnType<typeof checkPoint> {
  const { staleAt = new Date('2100-01-01'), isIncomplete = false, notams = [] } = options;
  const { altitude, ...place } = { ...verdictQuestion, ...options.question };
  const at = new Date(place.at);
  const dataset = {
    name: 'prueba',
    title: 'Prueba',
    provider: null,
    content: 'zones' as const,
    countries: ['ES'],
    extent: union(zones.flatMap(({ volumes }) => volumes).map(({ shape }) => boundsOf(shape))),
    issued: null,
    importedAt: at,
    validFrom: null,
    validTo: null,
    staleAt,
    failedAt: null,
    failure: null,
    synthetic: false,
  };
  const stored = { source: dataset.name, synthetic: false };
  const found = zones.map((one) => ({
    ...one,
    ...stored,
    id: one.identifier,
    kind: kindOf(one),
    severity: severityOf(one.restriction),
    validFrom: null,
    validTo: null,
    schedule: null,
  }));
  const notices = notams
    .filter(({ validTo }) => validTo === null || validTo >= at)
    .map((one) => ({
      ...one,
      ...stored,
      id: one.notamId,
      identifier: one.notamId,
      kind: 'activeNotam' as const,
      severity: notamSeverity(one.qcode),
      restriction: null,
      name: [],
      message: [{ lang: null, text: one.text }],
      reasons: [],
      advice: false,
      controlArea: false,
      applicability: null,
      contacts: [],
    }));
  return checkPoint(
    { zones: found, notams: notices, datasets: [dataset], isIncomplete },
    { ...place, at, now: at, country: 'ES' },
    altitude,
  );
}
