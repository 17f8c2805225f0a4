import fc from 'fast-check';
import { checkZones } from '../../test/check-zones.ts';
import { ed269Zone, square, zoneFile } from '../../test/zone-files.ts';
import { readZoneFile } from './read-file.ts';

const period = {
  permanent: 'NO',
  startDateTime: '2026-01-01T00:00:00Z',
  endDateTime: '2026-12-31T00:00:00Z',
  schedule: [{ day: ['FRI'], startTime: '08:00Z', endTime: '20:00Z' }],
};
const zone318 = square('A', 'PROHIBITED', {
  properties: { limitedApplicability: [period] },
});
const files = [
  zoneFile([zone318]),
  {
    UASZoneList: [ed269Zone({ restriction: 'PROHIBITED', applicability: [period] })],
  },
];

type Path = (string | number)[];

/** Where every value of a file stands, of lists and objects too. */
function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...here, key]))];
}

function damaged(file: object, path: Path, junk: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
  const last = path.at(-1);
  if (last === undefined) return junk;
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[last] = junk;
  return copy;
}

const junk = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  'x',
  '??',
  true,
  [],
  {},
  [null],
  ['x'],
  '99:99',
  '2026-13-45',
);
const damage = fc
  .constantFrom(...files)
  .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(...pathsOf(file)), junk));

describe('a damaged file', () => {
  it('is refused in words, or its zone still counts where it did', () => {
    fc.assert(
      fc.property(damage, ([file, path, value]) => {
        const text = JSON.stringify(damaged(file, path, value));
        const { zones, problems } = readZoneFile(text);
        if (problems.length > 0) {
          for (const problem of problems) expect(problem).toMatch(/^(?:The file|Zone 1).+/);
          return;
        }
        const { verdict, maxFreeHeight } = checkZones(zones);
        expect([text, verdict]).not.toEqual([text, 'allowed']);
        expect(maxFreeHeight ?? 0).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('never breaks the reader, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((one) => `{"UASZoneList":[${one}]}`),
        ),
        (text) => {
          const { zones, problems } = readZoneFile(text);
          expect(zones.length + problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
