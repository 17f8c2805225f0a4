import { checkZones } from '../../test/check-zones.ts';
import { ringAround, zoneFile } from '../../test/zone-files.ts';
import { readZoneFile } from './read-file.ts';

const polygon = {
  type: 'Polygon',
  coordinates: [ringAround([-3.7, 40.4], 0.05)],
};
const facts = {
  identifier: 'A',
  country: 'ESP',
  type: 'PROHIBITED',
  variant: 'COMMON',
};
const feature = (properties: object, geometry: object = polygon) => ({
  type: 'Feature',
  geometry,
  properties,
});

function read(zone: object) {
  const file = readZoneFile(JSON.stringify(zoneFile([zone])));
  expect(file.problems).toEqual([]);
  return { ...file, zone: file.zones[0]! };
}

function floorOf(layer: object) {
  const { zone, notices } = read(feature({ ...facts, verticalLayer: layer }));
  return {
    lower: zone.volumes[0]?.lower,
    notices,
    ...checkZones([zone], { question: { altitude: 120 } }),
  };
}

describe('a limit', () => {
  const above = { lowerReference: 'AGL', upper: 900, upperReference: 'AGL' };

  it.each(['UOM', 'Uom', 'u_o_m', 'uomDimensions', 'unit'])('has its unit under the key %s', (key) => {
    const { lower, verdict, maxFreeHeight } = floorOf({
      ...above,
      lower: 300,
      [key]: 'FT',
    });
    expect(lower).toEqual({ metres: 91.4, reference: 'AGL' });
    expect([verdict, maxFreeHeight]).toEqual(['prohibited', 91]);
  });

  it.each([
    ['ft', 91.4],
    ['Feet', 91.4],
    ['ft.', 91.4],
    ['pies', 91.4],
    ['M', 300],
    ['metros', 300],
  ])('is read in the unit %s', (uom, metres) => {
    expect(floorOf({ ...above, lower: 300, uom }).lower).toEqual({
      metres,
      reference: 'AGL',
    });
  });

  it.each([undefined, '', ' ', null, 'KM', 'x', 3, ['M', 'FT'], {}])(
    'counts from the ground where its unit is %j',
    (uom) => {
      const { lower, verdict, maxFreeHeight, notices, reasons } = floorOf({
        ...above,
        lower: 300,
        uom,
      });
      expect(lower).toBeNull();
      expect([verdict, maxFreeHeight]).toEqual(['prohibited', 0]);
      expect(reasons).toContain('limitNotStated');
      expect(notices[0]).toMatch(
        /^Zone 1 \(A\): has a limit that cannot be read \(300 .+\), taken as not stated$/,
      );
    },
  );

  it('counts from the ground where it has two units that are not one', () => {
    expect(floorOf({ ...above, lower: 300, uom: 'M', UOM: 'FT' }).lower).toBeNull();
    expect(floorOf({ ...above, lower: '300 ft', uom: 'M' }).lower).toBeNull();
    expect(floorOf({ ...above, lower: 300, Lower: 60, uom: 'M' }).lower).toBeNull();
  });

  it.each<[unknown, string, unknown]>([
    ['92,1', 'M', { metres: 92.1, reference: 'AGL' }],
    ['1,000', 'M', null],
    ['300 ft AGL', '', { metres: 91.4, reference: 'AGL' }],
    ['SFC', '', { metres: 0, reference: 'AGL' }],
    [0, '', { metres: 0, reference: 'AGL' }],
    ['FL 65', '', { metres: 1981.2, reference: 'unknown' }],
    [65, 'FL', { metres: 1981.2, reference: 'unknown' }],
    ['UNL', '', { metres: null, reference: 'AGL' }],
    ['high', 'M', null],
  ])('written as %j in %j is %j', (lower, uom, expected) => {
    expect(floorOf({ lower, lowerReference: 'AGL', uom }).lower).toEqual(expected);
  });

  it('of one zone alone is not known where its unit is not', () => {
    const zones = [
      feature({ ...facts, verticalLayer: { ...above, lower: 300 } }),
      feature({ ...facts, verticalLayer: { ...above, lower: 110, uom: 'M' } }),
    ];
    const file = readZoneFile(JSON.stringify(zoneFile(zones)));
    expect(file.zones.map(({ volumes }) => volumes[0]?.lower?.metres)).toEqual([undefined, 110]);
  });
});

describe('the radius of a circle', () => {
  const circle = (extent: object) =>
    feature(facts, {
      type: 'Point',
      coordinates: [-3.7, 40.4],
      extent: { subType: 'Circle', radius: 3, ...extent },
    });

  it.each([
    [{}, 3],
    [{ uom: 'M' }, 3],
    [{ UOM: 'km' }, 3000],
    [{ radiusUom: 'NM' }, 5556],
  ])('is %j that of %d metres', (extent, radius) => {
    expect(read(circle(extent)).zone.volumes[0]?.shape).toMatchObject({ radius });
  });

  it('is none in a unit that nobody knows', () => {
    const { problems } = readZoneFile(JSON.stringify(zoneFile([circle({ uom: 'parsec' })])));
    expect(problems).toEqual(['Zone 1 (A) has a radius in a unit that is none: "parsec"']);
  });
});

describe("ENAIRE's shapes", () => {
  const layer = {
    lower: 0,
    lowerReference: 'AGL',
    upper: 900,
    upperReference: 'AGL',
    UOM: 'M',
  };

  it('are read where the zone is nested in the properties', () => {
    const { zone } = read(
      feature({
        UASZone: {
          ...facts,
          reasons: 'AIR_TRAFFIC',
          name: 'Prueba',
          message: 'Avisar a la torre',
        },
        verticalLayer: layer,
        limitedApplicability: [
          {
            startDateTime: '',
            endDateTime: '',
            schedule: [{ day: 'ANY', startTime: '' }],
          },
        ],
        zoneAuthority: [{ purpose: 'AUTHORIZATION', intervalBefore: 0 }],
      }),
    );
    expect(zone).toMatchObject({
      identifier: 'A',
      restriction: 'prohibited',
      reasons: ['AIR_TRAFFIC'],
      name: [{ text: 'Prueba' }],
      applicability: null,
      contacts: [],
      volumes: [{ lower: { metres: 0 }, upper: { metres: 900 } }],
    });
  });

  it('keep limits and hours that stand flat in the properties', () => {
    const flat = {
      ...layer,
      upper: 92.1,
      day: 'SAT',
      startTime: '08:00Z',
      endTime: '10:00Z',
    };
    const { zone } = read(feature({ ...facts, ...flat, email: 'a@example.org' }));
    expect(zone.volumes[0]).toMatchObject({
      lower: { metres: 0 },
      upper: { metres: 92.1 },
    });
    expect(zone.applicability).toEqual([
      {
        from: null,
        to: null,
        schedules: [{ days: ['SAT'], start: 480, end: 600 }],
      },
    ]);
    expect(zone.contacts).toMatchObject([{ name: null, email: 'a@example.org' }]);
  });
});

describe('a zone that has lost something', () => {
  it('is kept where that says neither its class nor its place', () => {
    const { zone, notices } = read(feature({ ...facts, identifier: '' }));
    expect(zone).toMatchObject({ identifier: '?', restriction: 'prohibited' });
    expect(notices).toContain('Zone 1: has no identifier');
  });

  it('counts as of an unknown class where it has lost its properties', () => {
    const { zone } = read({ type: 'Feature', geometry: polygon });
    expect(checkZones([zone]).verdict).toBe('unknown');
  });

  it('is named, and the others are kept, where it has no place', () => {
    const zones = [
      feature(facts),
      feature({ ...facts, identifier: 'B' }, { type: 'LineString', coordinates: [] }),
    ];
    const file = readZoneFile(JSON.stringify(zoneFile(zones)));
    expect(file).toMatchObject({
      isUnusable: false,
      zones: [{ identifier: 'A' }],
    });
    expect(file.problems).toEqual(['Zone 2 (B) has a geometry of type LineString']);
  });

  it('keeps its other volumes where one cannot be read', () => {
    const geometries = [polygon, { type: 'Point', coordinates: [1, 2] }];
    const file = readZoneFile(
      JSON.stringify(zoneFile([feature(facts, { type: 'GeometryCollection', geometries })])),
    );
    expect(file.zones[0]?.volumes).toHaveLength(1);
    expect(file.problems).toEqual([
      'Zone 1 (A) is a point without a circle around it; only its other parts are kept',
    ]);
  });
});

describe('hours', () => {
  const days = (day: unknown) => {
    const limitedApplicability = [{ schedule: [{ day, startTime: '08:00Z', endTime: '10:00Z' }] }];
    return read(feature({ ...facts, limitedApplicability })).zone.applicability?.[0]?.schedules[0]?.days;
  };

  it.each([
    [
      ['MON', 'Tuesday'],
      ['MON', 'TUE'],
    ],
    ['SAT;SUN', ['SAT', 'SUN']],
  ])('are of the days %j', (day, expected) => {
    expect(days(day)).toEqual(expected);
  });

  it.each(['MON-FRI', 'MON TUE', 'LUN', ['SAT', ''], ['SAT', null], ['SAT', []], 'WEEKEND'])(
    'count always where nobody knows which days %j are',
    (day) => {
      expect(days(day)).toBeUndefined();
    },
  );

  it('count through the next day where one end of them is lost', () => {
    const schedulesOf = (schedule: object) =>
      read(
        feature({
          ...facts,
          limitedApplicability: [{ schedule: [{ day: 'FRI', ...schedule }] }],
        }),
      ).zone.applicability?.[0]?.schedules;
    expect(schedulesOf({ startTime: '22:00Z' })).toEqual([
      { days: ['FRI'], start: 1320, end: 2880, margin: 180 },
    ]);
    expect(schedulesOf({ endTime: '06:00Z' })).toEqual([{ days: ['FRI'], start: 0, end: 1800, margin: 180 }]);
  });

  it.each(['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])(
    'do not end at %s, which nobody has filled in',
    (end) => {
      expect(
        read(feature({ ...facts, limitedApplicability: [{ endDateTime: end }] })).zone.applicability,
      ).toBeNull();
    },
  );
});
