import { checkZones } from '../test/check-zones.ts';
import { verdictTable } from '../test/verdict-table.ts';
import { zoneFile } from '../test/zone-files.ts';
import { readZoneFile } from './formats/read-file.ts';

/** The verdict with one zone of an ED-318 file. */
function check(zone: object, staleAt?: Date, isIncomplete?: boolean) {
  const { zones, problems } = readZoneFile(JSON.stringify(zoneFile([zone])));
  expect(problems).toEqual([]);
  return checkZones(zones, staleAt, isIncomplete);
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
    expect(check(zone, undefined, true)).toMatchObject({
      verdict: 'unknown',
      maxFreeHeight: null,
    });
  });
});
