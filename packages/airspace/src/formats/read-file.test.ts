import { ringAround, square, zoneFile } from '../../test/zone-files.ts';
import { readZoneFile } from './read-file.ts';

const bom = '\uFEFF';
const ring = ringAround([-3.7, 40.4], 0.05);
const hole = ringAround([-3.7, 40.4], 0.01);

/** An ED-269 zone, made up after the shape of live ones. */
function ed269(fields: object = {}, volume: object = {}) {
  return {
    identifier: 'FI-R-EFHK',
    country: 'FIN',
    name: 'Prueba',
    type: 'COMMON',
    restriction: 'REQ_AUTHORISATION',
    reason: ['AIR_TRAFFIC'],
    applicability: [{ permanent: 'YES' }],
    geometry: [
      {
        uomDimensions: 'M',
        lowerLimit: 0,
        lowerVerticalReference: 'AGL',
        upperLimit: 120,
        upperVerticalReference: 'AGL',
        horizontalProjection: { type: 'Polygon', coordinates: [ring] },
        ...volume,
      },
    ],
    ...fields,
  };
}

const readAll = (content: object) => readZoneFile(bom + JSON.stringify(content));

function readOne(zone: object) {
  const isGeoJson = 'properties' in zone;
  const file = readAll(isGeoJson ? zoneFile([zone]) : { title: 'Zonas', features: [zone] });
  expect(file.problems).toEqual([]);
  return { ...file, zone: file.zones[0]! };
}

describe('an ED-269 file', () => {
  it('is recognised, also behind a byte order mark', () => {
    const { format, title, zone } = readOne(ed269());
    expect([format, title]).toEqual(['ED-269', 'Zonas']);
    expect(zone).toMatchObject({
      identifier: 'FI-R-EFHK',
      restriction: 'authorisation',
      reasons: ['AIR_TRAFFIC'],
      applicability: null,
      volumes: [{ lower: { metres: 0, reference: 'AGL' }, upper: { metres: 120, reference: 'AGL' } }],
    });
    expect(zone.native).toEqual(ed269());
  });

  it('keeps circles as circles, and volumes with their own limits', () => {
    const circle = { type: 'Circle', center: [-3, 40], radius: 500 };
    const second = {
      lowerLimit: 100,
      lowerVerticalReference: 'AMSL',
      uomDimensions: 'FT',
      horizontalProjection: circle,
    };
    const { zone } = readOne(ed269({ geometry: [...ed269().geometry, second] }));
    expect(zone.volumes).toHaveLength(2);
    expect(zone.volumes[1]).toEqual({
      shape: { type: 'Circle', centre: [-3, 40], radius: 500 },
      lower: { metres: 30.5, reference: 'AMSL' },
      upper: null,
    });
  });

  it('takes a missing limit as not stated and 99999 as none', () => {
    const { zone } = readOne(ed269({}, { lowerLimit: null, upperLimit: 99_999 }));
    expect(zone.volumes[0]).toMatchObject({ lower: null, upper: { metres: null, reference: 'AGL' } });
  });

  it('is always in force with a permanent entry beside timed ones', () => {
    const timed = {
      permanent: 'NO',
      startDateTime: '2020-01-01T00:00:00Z',
      endDateTime: '2020-01-02T00:00:00Z',
    };
    expect(readOne(ed269({ applicability: [timed, { permanent: 'YES' }] })).zone.applicability).toBeNull();
    expect(readOne(ed269({ applicability: [timed] })).zone.applicability).toHaveLength(1);
  });
});

describe('an ED-318 file', () => {
  it.each([
    ['PROHIBITED', 'prohibited'],
    ['REQ_AUTHORIZATION', 'authorisation'],
    ['REQ_AUTHORISATION', 'authorisation'],
    ['CONDITIONAL', 'conditional'],
    ['USPACE', 'uSpace'],
    ['NO_RESTRICTION', 'none'],
    ['SOMETHING_NEW', 'unknown'],
  ])('reads the class %s as %s', (type, restriction) => {
    expect(readOne(square('A', type)).zone.restriction).toBe(restriction);
  });

  it('finds the class where type and restriction are mixed up, the stricter of two', () => {
    const mixed = square('A', 'COMMON', { properties: { restriction: 'PROHIBITED' } });
    expect(readOne(mixed).zone.restriction).toBe('prohibited');
    const two = square('A', 'CONDITIONAL', { properties: { restriction: 'REQ_AUTHORISATION' } });
    expect(readOne(two).zone.restriction).toBe('authorisation');
    expect(readOne(ed269({ restriction: 'COMMON', type: 'PROHIBITED' })).zone.restriction).toBe('prohibited');
  });

  it('reads its head, wherever it is', () => {
    const head = {
      provider: [{ lang: 'en-GB', text: 'AESA' }],
      issued: '2026-08-04T22:00:00+00:00',
      validTo: '2026-12-31',
    };
    for (const name of ['metadata', 'datasetMetadata']) {
      const file = readAll({ ...zoneFile([square('A', 'PROHIBITED')]), metadata: undefined, [name]: head });
      expect(file).toMatchObject({
        provider: 'AESA',
        title: 'Zonas de prueba',
        issued: new Date('2026-08-04T22:00:00Z'),
      });
      expect(file.validTo).toEqual(new Date('2026-12-31T00:00:00Z'));
    }
  });

  it('takes one text, or one for each language, and shows no markup', () => {
    const name = [
      { lang: 'es-ES', text: 'Presa' },
      { lang: 'en-GB', text: 'Dam' },
    ];
    const message =
      '<p>Llama antes</p><script>alert(1)</script> &lt;b&gt; a&nbsp;<a href="javascript:x">ti</a>';
    const { zone } = readOne(
      square('A', 'PROHIBITED', { properties: { name, message, reasons: 'NATURE, Noise' } }),
    );
    expect(zone.name).toEqual(name);
    expect(zone.message).toEqual([{ lang: null, text: 'Llama antes\nalert(1) <b> a ti' }]);
    expect(zone.reasons).toEqual(['NATURE', 'NOISE']);
  });

  it('reads circles, holes, several polygons and collections with their own layers', () => {
    const layer = { lower: 10, lowerReference: 'AGL', upper: null, uom: 'm' };
    const circle = {
      type: 'Point',
      coordinates: [-3, 40],
      extent: { subType: 'Circle', radius: 1852 },
      layer,
    };
    const multi = { type: 'MultiPolygon', coordinates: [[ring, hole], [ringAround([2, 41], 0.1)]] };
    const all = { type: 'GeometryCollection', geometries: [circle, multi], layer: { ...layer, lower: 20 } };
    const { zone } = readOne({ ...square('A', 'PROHIBITED'), geometry: all });
    expect(zone.volumes.map(({ shape, lower }) => [shape.type, lower?.metres])).toEqual([
      ['Circle', 10],
      ['Polygon', 20],
      ['Polygon', 20],
    ]);
    expect(zone.volumes[1]?.shape).toMatchObject({ rings: [{ length: 5 }, { length: 5 }] });
  });

  it('reads limits in properties and leaves out those that are not stated', () => {
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const outer = { verticalLayer: { lower: 400, lowerReference: 'AMSL', uom: 'ft' } };
    const { zone } = readOne({ ...square('A', 'PROHIBITED', { properties: outer }), geometry });
    expect(zone.volumes[0]).toMatchObject({ lower: { metres: 121.9, reference: 'AMSL' }, upper: null });
    const without = readOne({ ...square('A', 'PROHIBITED'), geometry });
    expect(without.zone.volumes[0]).toMatchObject({ lower: null, upper: null });
  });

  it('takes what it cannot read as always in force, with a notice', () => {
    for (const limitedApplicability of [
      [{ startDateTime: 'soon' }],
      [{ schedule: [{ day: ['XYZ'], startTime: '10:00Z' }] }],
      [{ schedule: [{ day: ['MON'], startTime: '25:00Z' }] }],
      [{ schedule: [{ day: ['MON'], startEvent: 'NOON' }] }],
    ]) {
      const { zone, notices } = readOne(square('A', 'PROHIBITED', { properties: { limitedApplicability } }));
      expect(zone.applicability).toBeNull();
      expect(notices).toEqual(['Zone 1 (A): has a time that cannot be read, taken as always in force']);
    }
  });

  it('knows heights that count from the aerodrome, control areas and advice for a whole country', () => {
    const message =
      'Por debajo de 45m medidos desde el punto de referencia del aeródromo (185m) no hay que coordinar';
    expect(
      readOne(square('A', 'CONDITIONAL', { lower: 45, properties: { message } })).zone.volumes[0]?.lower,
    ).toEqual({
      metres: 45,
      reference: 'ARP',
    });
    expect(readOne(square('LEBB2_TMA', 'CONDITIONAL')).zone.controlArea).toBe(true);
    expect(readOne(square('NPLONA', 'CONDITIONAL')).zone.advice).toBe(true);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['The file is not JSON', '{"features": ['],
    ['The file is neither ED-269 nor ED-318: it has no list of features', '{"zones": []}'],
    ['The file holds no zones: it may have been cut off', '{"type":"FeatureCollection","features":[]}'],
  ])('says: %s', (problem, text) => {
    expect(readZoneFile(text).problems).toEqual([problem]);
  });

  it.each([
    ['has no identifier', ed269({ identifier: '' })],
    ['has no geometry', ed269({ geometry: [] })],
    ['has a volume without a projection', ed269({}, { horizontalProjection: undefined })],
    [
      'has a circle without a usable radius',
      ed269({}, { horizontalProjection: { type: 'Circle', center: [1, 2] } }),
    ],
    [
      'has a coordinate that is none: [1,"x"]',
      ed269({}, { horizontalProjection: { type: 'Polygon', coordinates: [[[1, 'x']]] } }),
    ],
    [
      'has a ring of fewer than three corners',
      ed269(
        {},
        {
          horizontalProjection: {
            type: 'Polygon',
            coordinates: [
              [
                [1, 2],
                [2, 3],
                [1, 2],
              ],
            ],
          },
        },
      ),
    ],
  ])('says of a zone that it %s', (problem, zone) => {
    const { problems } = readAll({ features: [zone] });
    expect(problems).toEqual([expect.stringMatching(/^Zone 1( \(FI-R-EFHK\))? /)]);
    expect(problems[0]).toContain(problem);
  });
});
