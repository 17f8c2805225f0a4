import { checkPoint } from '../src/check-point.ts';
import { boundsOf, union } from '../src/shape.ts';
import { kindOf, severityOf, type Zone } from '../src/zone.ts';
import { verdictQuestion } from './verdict-table.ts';

const at = new Date(verdictQuestion.at);

/** What the question gets where these zones are all there is; `staleAt` says until when they are current. */
export function checkZones(
  zones: readonly Zone[],
  staleAt = new Date('2100-01-01'),
  isIncomplete = false,
): ReturnType<typeof checkPoint> {
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
    synthetic: false,
  };
  const found = zones.map((one) => ({
    ...one,
    id: one.identifier,
    source: dataset.name,
    synthetic: false,
    kind: kindOf(one),
    severity: severityOf(one.restriction),
    validFrom: null,
    validTo: null,
    schedule: null,
  }));
  const question = { ...verdictQuestion, at, now: at, country: 'ES' };
  return checkPoint(
    { zones: found, notams: [], datasets: [dataset], isIncomplete },
    question,
    verdictQuestion.altitude,
  );
}
