import { airspaceVerdicts } from '@estela/contracts/values';
import fc from 'fast-check';
import { checkZones } from '../../test/check-zones.ts';
import { ed269Zone, ringAround, square, zoneFile } from '../../test/zone-files.ts';
import { notamOfRow } from './enaire-rows.ts';
import { readNotams } from './notam-text.ts';
import { readZoneFile } from './read-file.ts';
import { UnreadableZone } from './reading.ts';

type Verdict = (typeof airspaceVerdicts)[number];
const rank = (verdict: Verdict) => airspaceVerdicts.indexOf(verdict);
/** What the server makes of data of which something could not be read. */
const withLoss = (verdict: Verdict, isLost: boolean) =>
  isLost ? Math.max(rank('unknown'), rank(verdict)) : rank(verdict);

const questions = [20, 95, 150].map((altitude) => ({
  ...{ lat: 40.4, lng: -3.7, altitude },
  at: '2026-11-20T09:00:00Z',
}));
const junk = fc.constantFrom<unknown>('', null, 'x', [], {}, 0, -1, '300', 'FT', 'NO_RESTRICTION');
const type = fc.constantFrom('PROHIBITED', 'REQ_AUTHORIZATION', 'CONDITIONAL', 'NO_RESTRICTION', '', 'X');
const anyLower = fc.oneof(fc.constantFrom(0, 60, 110, 300, 9_100), fc.constant(null));
const sound = fc
  .record({
    type,
    lower: anyLower,
    lowerReference: fc.constantFrom('AGL', 'AMSL', 'W84', ''),
    half: fc.constantFrom(0.05, 0.2, 3),
    identifier: fc.constantFrom('A', 'LEMD_TMA', 'NPLONA', ''),
  })
  .map(({ type, identifier, ...options }) => square(identifier, type, options) as Record<string, unknown>);
/** A zone with one more field, which may gainsay what it says elsewhere, or with one of its fields spoilt. */
const odd = fc
  .tuple(sound, fc.constantFrom('properties', 'geometry'), fc.string({ maxLength: 6 }), junk)
  .map(([zone, part, name, value]) => ({ ...zone, [part]: { ...(zone[part] as object), [name]: value } }));
const zones = fc.array(fc.oneof(sound, odd), { maxLength: 4 });

function ranksOf(features: readonly object[]): number[] {
  const { zones, problems } = readZoneFile(JSON.stringify(zoneFile([...features])));
  return questions.map((question) => withLoss(checkZones(zones, { question }).verdict, problems.length > 0));
}

test('one more zone in a file never makes a verdict milder, nor less free height, wherever it stands', () => {
  fc.assert(
    fc.property(zones, fc.oneof(sound, odd), fc.nat(), (all, more, at) => {
      const before = ranksOf(all);
      const after = ranksOf(all.toSpliced(at % (all.length + 1), 0, more));
      expect(after.filter((one, index) => all.length > 0 && one < (before[index] ?? 0))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a field that is given twice, in two spellings, never makes a zone milder than either', () => {
  const spelt = fc.constantFrom(
    (name: string) => name.toUpperCase(),
    (name: string) => `${name}_`,
  );
  const strict = square('A', 'PROHIBITED', { lower: 60 }) as Record<string, Record<string, object>>;
  const before = ranksOf([strict]);
  const places = fc.constantFrom<[string, string?]>(['properties'], ['geometry', 'layer']);
  fc.assert(
    fc.property(places, fc.nat(), spelt, junk, ([part, inner], at, spell, value) => {
      const copy = JSON.parse(JSON.stringify(strict)) as typeof strict;
      const holder = (inner ? copy[part]?.[inner] : copy[part]) as Record<string, unknown>;
      const names = Object.keys(holder);
      holder[spell(names[at % names.length] ?? '')] = value;
      expect(ranksOf([copy]).filter((one, index) => one < (before[index] ?? 0))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('one more zone in a list of ED-269 never makes a verdict milder', () => {
  const zone = fc
    .record({ restriction: type, lowerLimit: anyLower, uomDimensions: fc.constantFrom('M', 'FT', '', null) })
    .map(({ restriction, ...volume }) => ed269Zone({ restriction }, volume));
  const ranks = (features: readonly object[]) => {
    const { zones, problems } = readZoneFile(JSON.stringify({ features }));
    return questions.map((question) =>
      withLoss(checkZones(zones, { question }).verdict, problems.length > 0),
    );
  };
  fc.assert(
    fc.property(fc.array(zone, { minLength: 1, maxLength: 3 }), zone, (all, more) => {
      const before = ranks(all);
      expect(ranks([...all, more]).filter((one, index) => one < (before[index] ?? 0))).toEqual([]);
    }),
  );
});

const code = fc.constantFrom('QRPCA', 'QRTCA', 'QWULW', 'QFAHC', 'Q');
const notam = fc
  .record({ code, number: fc.nat(9_999), lower: fc.constantFrom('SFC', '300FT AGL', '300', '') })
  .map(({ code, number, lower }) =>
    [
      `A${String(number).padStart(4, '0')}/26 NOTAMN`,
      `Q) LECM/${code}/IV/BO/W/000/010/4024N00342W005`,
      'A) LECM B) 2611200500 C) 2612201500',
      'E) WORDS',
      `F) ${lower} G) 3000FT AGL`,
    ].join('\n'),
  );
const notamRanks = (text: string) => {
  const { notams, problems } = readNotams(text);
  return questions.map((question) =>
    withLoss(checkZones([], { notams, question }).verdict, problems.length > 0),
  );
};

test('one more NOTAM in a text never makes a verdict milder, also where it has lost its first lines', () => {
  fc.assert(
    fc.property(
      fc.array(notam, { minLength: 1, maxLength: 3 }),
      notam,
      fc.nat(3),
      fc.nat(),
      (all, more, lost, at) => {
        const before = notamRanks(all.join('\n\n'));
        const cut = more.split('\n').slice(lost).join('\n');
        const after = notamRanks(all.toSpliced(at % (all.length + 1), 0, cut).join('\n\n'));
        expect(after.filter((one, index) => one < (before[index] ?? 0))).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

/** Rows of the service, as ArcGIS gives them. */
const row = {
  type: 'Feature',
  geometry: { type: 'Polygon', coordinates: [ringAround([-3.7, 40.4], 0.05)] },
  properties: {
    ...{ notamId: 'D1/26', qcode: 'QRPCA', itemBstr: '2026-11-20', itemCstr: '2026-12-20', lowerValAGL: 300 },
    icaoFormatText: 'Q) LECM/QRPCA/IV/BO/W/000/010/4024N00342W005',
  },
};
const faults = fc.constantFrom<(holder: Record<string, unknown>, name: string) => void>(
  (holder, name) => delete holder[name],
  (holder, name) => Object.assign(holder, { [name]: '' }),
  (holder, name) => Object.assign(holder, { [name]: null }),
  (holder, name) => Object.assign(holder, { [name]: `${holder[name]}x` }),
  (holder, name) => {
    holder[`${name}x`] = holder[name];
    delete holder[name];
  },
);

test('a field of a row of NOTAM that is gone, empty or misspelt never makes a verdict milder', () => {
  const ranks = (one: object) => {
    let isLost = false;
    const report = { notice: () => {}, lost: () => (isLost = true) };
    try {
      const notams = [notamOfRow(one, report)];
      return questions.map((question) => withLoss(checkZones([], { notams, question }).verdict, isLost));
    } catch (error) {
      if (!(error instanceof UnreadableZone)) throw error;
      return questions.map(() => rank('unknown'));
    }
  };
  const before = ranks(row);
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(row.properties)), faults, (name, fault) => {
      const copy = JSON.parse(JSON.stringify(row)) as typeof row;
      fault(copy.properties, name);
      const softer = ranks(copy).filter((one, index) => one < Math.min(before[index] ?? 0, rank('unknown')));
      expect([name, softer]).toEqual([name, []]);
    }),
  );
});
