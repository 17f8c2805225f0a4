import { checkZones } from '../test/check-zones.ts';
import { verdictTable } from '../test/verdict-table.ts';
import { square, zoneFile } from '../test/zone-files.ts';
import { readZoneFile } from './formats/read-file.ts';

/** The verdict with one zone of an ED-318 file. */
function check(zone: object, staleAt?: Date, isIncomplete?: boolean) {
  const { zones, problems } = readZoneFile(JSON.stringify(zoneFile([zone])));
  expect(problems).toEqual([]);
  return checkZones(zones, { staleAt, isIncomplete });
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

  it('names a zone with hours before they begin, with its next run, and until when one in force is', () => {
    const hours = (startTime: string, endTime: string) =>
      square('A', 'PROHIBITED', {
        properties: {
          limitedApplicability: [
            {
              startDateTime: '2026-01-01T00:00Z',
              schedule: [{ day: ['ANY'], startTime, endTime }],
            },
          ],
        },
      });
    const later = check(hours('13:00:00Z', '15:00:00Z'));
    expect(later).toMatchObject({ verdict: 'allowed', zones: [] });
    expect(later.reasons).toContain('upcomingZone');
    expect(later.upcoming).toMatchObject([
      {
        validFrom: new Date('2026-11-20T13:00Z'),
        validTo: new Date('2026-11-20T15:00:59.999Z'),
      },
    ]);
    const now = check(hours('11:00:00Z', '15:00:00Z'));
    expect(now).toMatchObject({ verdict: 'prohibited', upcoming: [] });
    expect(now.zones).toMatchObject([{ validFrom: null, validTo: new Date('2026-11-20T15:00:59.999Z') }]);
  });

  it('does not name a zone whose time is over', () => {
    const limitedApplicability = [{ startDateTime: '2026-01-01T00:00Z', endDateTime: '2026-01-02T00:00Z' }];
    const past = check(square('A', 'PROHIBITED', { properties: { limitedApplicability } }));
    expect(past).toMatchObject({ verdict: 'allowed', zones: [], upcoming: [] });
    expect(past.reasons).not.toContain('upcomingZone');
  });
});
