import { airspaceVerdicts } from '@estela/contracts/values';
import { checkZones } from '../../test/check-zones.ts';
import { ed269Zone, ringAround, square, zoneFile } from '../../test/zone-files.ts';
import { zoneOfRow } from './enaire-rows.ts';
import { readNotams } from './notam-text.ts';
import { readZoneFile } from './read-file.ts';

type Path = (string | number)[];
type Verdicts = number[];

const rank = (verdict: (typeof airspaceVerdicts)[number]) => airspaceVerdicts.indexOf(verdict);
const unknown = rank('unknown');

const here = { lat: 40.4, lng: -3.7 };
const [morning, night] = ['2026-11-20T09:00:00Z', '2026-11-21T03:00:00Z'];
const questions = [
  { ...here, at: morning, altitude: 20 },
  { ...here, at: morning, altitude: 95 },
  { ...here, at: morning, altitude: 150 },
  { ...here, at: '2026-11-20T23:00:00Z', altitude: 120 },
  { ...here, at: night, altitude: 150 },
  { ...here, at: '2027-02-01T12:00:00Z', altitude: 95 },
  { lat: 40.44, lng: -3.66, at: morning, altitude: 95 },
  { lat: 41, lng: -3.7, at: morning, altitude: 20 },
];

const hours = [
  {
    startDateTime: '2026-11-01T00:00:00Z',
    endDateTime: '2026-12-31T00:00:00Z',
    schedule: [{ day: ['FRI', 'SAT'], startTime: '22:00Z', endTime: '06:00Z' }],
  },
];
const sun = [{ schedule: [{ day: ['FRI'], startEvent: 'SR', endEvent: 'SS' }] }];
const box = [ringAround([-3.7, 40.4], 0.05), ringAround([-3.66, 40.44], 0.005)];
const layer = {
  lower: 300,
  lowerReference: 'AGL',
  upper: 900,
  upperReference: 'AGL',
  uom: 'FT',
};
const facts = {
  identifier: 'A',
  country: 'ESP',
  type: 'PROHIBITED',
  variant: 'COMMON',
  reasons: 'AIR_TRAFFIC',
};
const words = { ...facts, message: 'Avisar' };
const polygon = { type: 'Polygon', coordinates: box };

/** One zone in each shape that we read. */
const zones: Record<string, object> = {
  'ED-318': square('A', 'PROHIBITED', {
    lower: 110,
    properties: { limitedApplicability: hours },
  }),
  'ED-318 with the hours of the sun': square('A', 'REQ_AUTHORIZATION', {
    lowerReference: 'AMSL',
    lower: 9100,
    properties: { limitedApplicability: sun },
  }),
  'ED-318 in the properties': {
    type: 'Feature',
    geometry: polygon,
    properties: { ...words, verticalLayer: layer },
  },
  'a circle': {
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [-3.7, 40.4],
      extent: { subType: 'Circle', radius: 3000 },
      layer,
    },
    properties: words,
  },
  'ENAIRE, nested': {
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: [box] },
    properties: {
      UASZone: words,
      verticalLayer: layer,
      limitedApplicability: hours,
    },
  },
  'ENAIRE, flat': {
    type: 'Feature',
    geometry: polygon,
    properties: {
      ...words,
      ...layer,
      day: 'SAT',
      startTime: '22:00Z',
      endTime: '06:00Z',
    },
  },
  'a terminal area': square('LEMD_TMA', 'PROHIBITED', {
    lower: 250,
    lowerReference: 'W84',
  }),
  'advice elsewhere': square('NPLONA', 'PROHIBITED', {
    properties: { country: 'CHE' },
  }),
};
const files: Record<string, object> = {
  ...Object.fromEntries(Object.entries(zones).map(([name, zone]) => [name, zoneFile([zone])])),
  'ED-269': {
    features: [
      ed269Zone(
        {
          restriction: 'PROHIBITED',
          applicability: [{ permanent: 'NO', ...hours[0] }],
        },
        { lowerLimit: 300, upperLimit: 900, uomDimensions: 'FT' },
      ),
    ],
  },
};

function pathsOf(value: unknown, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...here, key]))];
}

/** Ways in which one field of an object, or entry of a list, goes wrong. */
const faults: [name: string, fault: (holder: Record<string, unknown>, key: string) => void][] = [
  ...['', null, 'x', [], {}].map((value): [string, (typeof faults)[number][1]] => [
    `is ${JSON.stringify(value)}`,
    (holder, key) => {
      holder[key] = value;
    },
  ]),
  [
    'is misspelt',
    (holder, key) => {
      holder[key] = `${holder[key]}x`;
    },
  ],
  ['is gone', renamed(undefined)],
  ['has a misspelt name', renamed((key) => `${key}x`)],
  ['has its name in capitals', renamed((key) => key.toUpperCase())],
];

/** Under another name, or none; an entry of a list says nothing then. */
function renamed(nameOf: ((key: string) => string) | undefined) {
  return (holder: Record<string, unknown>, key: string) => {
    const value = holder[key];
    if (Array.isArray(holder)) holder[key as never] = null as never;
    else {
      delete holder[key];
      if (nameOf) holder[nameOf(key)] = value;
    }
  };
}

function damaged(file: object, path: Path, fault: (typeof faults)[number][1]): object {
  const copy = JSON.parse(JSON.stringify(file)) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  fault(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

function verdictsOf(text: string): Verdicts {
  const { zones, problems } = readZoneFile(text);
  return questions.map((question) => {
    const { verdict } = checkZones(zones, { question });
    // What the server makes of data of which something could not be read.
    return problems.length > 0 ? Math.max(unknown, rank(verdict)) : rank(verdict);
  });
}

/** Fields without which a zone asks for nothing that is known, or stands nowhere. */
const vital =
  /^(?:type|restriction|properties|UASZone|geometry|coordinates|extent|subType|radius|horizontalProjection)$/;

function isVital(path: Path): boolean {
  return vital.test(String(path.findLast((key) => Number.isNaN(Number(key)))));
}

function isSofter(before: Verdicts, after: Verdicts, least: number): boolean {
  return after.some((verdict, index) => verdict < Math.min(before[index] ?? 0, least));
}

describe('one field that goes wrong', () => {
  it.each(Object.entries(files))('never makes a verdict milder: %s', (_, file) => {
    const before = verdictsOf(JSON.stringify(file));
    const softer: string[] = [];
    for (const path of pathsOf(file).filter(
      ([list, , ...field]) => list === 'features' && field.length > 0,
    )) {
      const least = isVital(path) ? unknown : Number.POSITIVE_INFINITY;
      for (const [name, fault] of faults) {
        const after = verdictsOf(JSON.stringify(damaged(file, path, fault)));
        if (isSofter(before, after, least)) softer.push(`${path.join('.')} ${name}`);
      }
    }
    expect(softer).toEqual([]);
  });

  it('reads a row of the service as the file does', () => {
    for (const zone of Object.values(zones)) {
      const { native: _, ...read } = zoneOfRow(zone, {
        notice: () => {},
        lost: () => {},
      });
      const { native: __, ...fromFile } = readZoneFile(JSON.stringify(zoneFile([zone]))).zones[0]!;
      expect(read).toEqual(fromFile);
    }
  });
});

const notams = `A0001/26 NOTAMN
Q) LECM/QRPCA/IV/BO/W/000/010/4024N00342W005
A) LECM B) 2611200500 C) 2612201500
D) DAILY 0600-2200
E) PROHIBITED AREA
F) 300FT AGL G) 3000FT AGL

A0002/26 NOTAMN
Q) LECM/QWULW/IV/BO/W/000/010/4100N00342W005
A) LECM B) 2611200500 C) 2612201500
E) UNMANNED AIRCRAFT
F) SFC G) 400FT AGL

A0003/26 NOTAMR A0002/26
Q) LECM/QRTCA/IV/BO/W/000/010/4100N00342W005
A) LECM B) 2611200700 C) 2612201500
E) TEMPO RESTRICTED AREA
F) SFC G) 400FT AGL
`;

function notamVerdicts(text: string): Verdicts {
  const { notams, problems } = readNotams(text);
  return questions.map((question) => {
    const { verdict } = checkZones([], { notams, question });
    return problems.length > 0 ? Math.max(unknown, rank(verdict)) : rank(verdict);
  });
}

describe('a NOTAM', () => {
  const lines = notams.split('\n');
  const before = notamVerdicts(notams);

  it('never makes a verdict milder by a line or an item that is lost', () => {
    const without = (index: number) => lines.filter((_, at) => at !== index).join('\n');
    const texts = [
      ...lines.map((_, index) => without(index)),
      ...lines.map((line, index) => lines.with(index, line.toLowerCase()).join('\n')),
      ...[...notams.matchAll(/[A-GQ]\) ?/g)].flatMap(({ index, 0: item }) => [
        notams.slice(0, index) + notams.slice(index + item.length),
        `${notams.slice(0, index)}X${notams.slice(index + 1)}`,
        notams.slice(0, index) + item + notams.slice(index).replace(/^[A-GQ]\) ?\S+/, ''),
      ]),
    ];
    expect(texts.filter((text) => isSofter(before, notamVerdicts(text), unknown))).toEqual([]);
  });

  it('never makes a verdict milder by a character of its letters and strokes that is lost or wrong', () => {
    // Digits of a place, a time or a height say something else, and nobody can know it.
    const softer = [...notams.matchAll(/[A-Z)/]/g)].flatMap(({ index }) =>
      ['', 'X'].flatMap((other) => {
        const text = notams.slice(0, index) + other + notams.slice(index + 1);
        return isSofter(before, notamVerdicts(text), unknown)
          ? [text.slice(Math.max(0, index - 20), index + 20)]
          : [];
      }),
    );
    expect(softer).toEqual([]);
  });
});
