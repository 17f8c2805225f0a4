import { verdictQuestion, verdictTable } from '../test/verdict-table.ts';
import { zoneFile } from '../test/zone-files.ts';
import { checkPoint } from './check-point.ts';
import { readZoneFile } from './formats/read-file.ts';
import type { Dataset, FoundZone } from './found-zone.ts';
import { boundsOf, union } from './shape.ts';
import { kindOf, severityOf } from './zone.ts';

const at = new Date(verdictQuestion.at);

/** What a search finds where a file is all there is; `staleAt` says until when it is current. */
function check(zone: object, staleAt = new Date('2100-01-01'), isIncomplete = false) {
  const { zones, problems } = readZoneFile(JSON.stringify(zoneFile([zone])));
  expect(problems).toEqual([]);
  const extent = union(zones.flatMap(({ volumes }) => volumes).map(({ shape }) => boundsOf(shape)));
  const dataset: Dataset = {
    name: 'prueba',
    title: 'Prueba',
    provider: null,
    content: 'zones',
    countries: ['ES'],
    extent,
    issued: null,
    importedAt: at,
    validFrom: null,
    validTo: null,
    staleAt,
    failedAt: null,
    synthetic: false,
  };
  const found = zones.map(
    (one): FoundZone => ({
      ...one,
      id: one.identifier,
      source: dataset.name,
      synthetic: false,
      kind: kindOf(one),
      severity: severityOf(one.restriction),
      validFrom: null,
      validTo: null,
      schedule: null,
    }),
  );
  const question = { ...verdictQuestion, at, now: at, country: 'ES' };
  const findings = { zones: found, notams: [], datasets: [dataset], isIncomplete };
  return checkPoint(findings, question, verdictQuestion.altitude);
}

describe('a point', () => {
  it.each(verdictTable)('has its verdict with %s', (_, zone, verdict, maxFreeHeight) => {
    expect(check(zone)).toMatchObject({ verdict, maxFreeHeight });
  });

  it.each(verdictTable)('is never free on old data with %s', (_, zone) => {
    const { verdict, data } = check(zone, new Date('2020-01-01'));
    expect(['unknown', 'authorisation', 'prohibited']).toContain(verdict);
    expect(data).toBe('old');
  });

  it('is never free where the search found more than it may read', () => {
    const [, zone] = verdictTable.find(([, , verdict]) => verdict === 'allowed')!;
    expect(check(zone, undefined, true)).toMatchObject({ verdict: 'unknown', maxFreeHeight: null });
  });
});
