import { ed269Zone as ed269, ringAround, square, zoneFile } from '../../test/zone-files.ts';
import { isInForce } from '../applicability.ts';
import { contains } from '../shape.ts';
import { readZoneFile } from './read-file.ts';

const bom = '\uFEFF';
const ring = ringAround([-3.7, 40.4], 0.05);
const hole = ringAround([-3.7, 40.4], 0.01);

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
      volumes: [
        {
          lower: { metres: 0, reference: 'AGL' },
          upper: { metres: 120, reference: 'AGL' },
        },
      ],
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
    expect(zone.volumes[0]).toMatchObject({
      lower: null,
      upper: { metres: null, reference: 'AGL' },
    });
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

  it('is read as Swiss and InterUSS systems send it', () => {
    const zone = ed269(
      {
        applicability: [
          {
            permanent: 'NO',
            dailyPeriod: [{ day: [], startTime: null, endTime: null }],
          },
        ],
      },
      { lowerLimit: '30', upperLimit: '99999' },
    );
    const file = readAll({
      formatVersion: '1.0.0',
      createdAt: '2026-10-01T00:00:00Z',
      UASZoneList: [zone],
    });
    expect(file).toMatchObject({
      format: 'ED-269',
      issued: new Date('2026-10-01T00:00:00Z'),
      problems: [],
      zones: [
        {
          applicability: null,
          volumes: [{ lower: { metres: 30 }, upper: { metres: null } }],
        },
      ],
    });
  });

  it('keeps to the days and times of its daily period, whatever the file calls that', () => {
    const daily = {
      day: ['MON'],
      startTime: '08:00:00.00Z',
      endTime: '10:00:00.00+02:00',
    };
    for (const name of ['dailyPeriod', 'schedule']) {
      const { zone } = readOne(ed269({ applicability: [{ permanent: 'NO', [name]: [daily] }] }));
      expect(zone.applicability?.[0]?.schedules).toEqual([{ days: ['MON'], start: 480, end: 480 }]);
    }
  });

  it('counts times without a time zone as three hours longer at both ends', () => {
    const daily = { day: ['MON'], startTime: '08:00', endTime: '10:00Z' };
    const { zone } = readOne(ed269({ applicability: [{ permanent: 'NO', schedule: [daily] }] }));
    const isIn = (at: string) => isInForce(zone.applicability, Date.parse(at), 40.4, -3.7);
    // 2026-06-22 is a Monday.
    const times = ['04:59', '05:00', '09:00', '13:00', '13:01'].map((time) => `2026-06-22T${time}Z`);
    expect(times.map(isIn)).toEqual([false, true, true, true, false]);
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
    const mixed = square('A', 'COMMON', {
      properties: { restriction: 'PROHIBITED' },
    });
    expect(readOne(mixed).zone.restriction).toBe('prohibited');
    const two = square('A', 'CONDITIONAL', {
      properties: { restriction: 'REQ_AUTHORISATION' },
    });
    expect(readOne(two).zone.restriction).toBe('authorisation');
    expect(readOne(ed269({ restriction: 'COMMON', type: 'PROHIBITED' })).zone.restriction).toBe('prohibited');
    expect(readOne(square('A', 'CONDITIONAL, PROHIBITED')).zone.restriction).toBe('prohibited');
    expect(readOne(ed269({ restriction: 'NEW', type: 'NO_RESTRICTION' })).zone.restriction).toBe('unknown');
  });

  it('reads its head, wherever it is', () => {
    const head = {
      provider: [{ lang: 'en-GB', text: 'AESA' }],
      issued: '2026-08-04T22:00:00+00:00',
      validTo: '2026-12-31',
    };
    for (const name of ['metadata', 'datasetMetadata']) {
      const file = readAll({
        ...zoneFile([square('A', 'PROHIBITED')]),
        metadata: undefined,
        [name]: head,
      });
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
      square('A', 'PROHIBITED', {
        properties: { name, message, reasons: 'NATURE, Noise' },
      }),
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
    const multi = {
      type: 'MultiPolygon',
      coordinates: [[ring, hole], [ringAround([2, 41], 0.1)]],
    };
    const all = {
      type: 'GeometryCollection',
      geometries: [circle, multi],
      layer: { ...layer, lower: 20 },
    };
    const { zone } = readOne({ ...square('A', 'PROHIBITED'), geometry: all });
    expect(zone.volumes.map(({ shape, lower }) => [shape.type, lower?.metres])).toEqual([
      ['Circle', 10],
      ['Polygon', 20],
      ['Polygon', 20],
    ]);
    expect(zone.volumes[1]?.shape).toMatchObject({
      rings: [{ length: 5 }, { length: 5 }],
    });
  });

  it('reads limits in properties and leaves out those that are not stated', () => {
    const geometry = { type: 'Polygon', coordinates: [ring] };
    const outer = {
      verticalLayer: { lower: 400, lowerReference: 'AMSL', uom: 'ft' },
    };
    const { zone } = readOne({
      ...square('A', 'PROHIBITED', { properties: outer }),
      geometry,
    });
    expect(zone.volumes[0]).toMatchObject({
      lower: { metres: 121.9, reference: 'AMSL' },
      upper: null,
    });
    const without = readOne({ ...square('A', 'PROHIBITED'), geometry });
    expect(without.zone.volumes[0]).toMatchObject({ lower: null, upper: null });
  });

  it('takes what it cannot read as always in force, with a notice', () => {
    for (const limitedApplicability of [
      [{ startDateTime: 'soon' }],
      [{ schedule: [{ day: ['XYZ'], startTime: '10:00Z' }] }],
      [{ schedule: [{ day: ['MON'], startTime: '25:00Z' }] }],
      [{ schedule: [{ day: ['MON'], startEvent: 'NOON' }] }],
      [{ endDateTime: '2026-02-31T00:00Z' }],
      [{ endDateTime: 20_261_231 }],
    ]) {
      const { zone, notices } = readOne(square('A', 'PROHIBITED', { properties: { limitedApplicability } }));
      expect(zone.applicability).toBeNull();
      expect(notices).toEqual(['Zone 1 (A): has a time that cannot be read, taken as always in force']);
    }
  });

  it('begins with the day and ends with the day where it names no time, with a notice', () => {
    const notice = 'Zone 1 (A): begins or ends on a day without a time, taken as the whole of that day';
    const read = (startDateTime: string | null, endDateTime: string) => {
      const limitedApplicability = [{ startDateTime, endDateTime }];
      const { zone, notices } = readOne(square('A', 'PROHIBITED', { properties: { limitedApplicability } }));
      return { period: zone.applicability?.[0], notices };
    };
    expect(read('2026-11-20', '2026-11-21')).toEqual({
      period: { from: '2026-11-19T21:00:00.000Z', to: '2026-11-22T03:00:00.000Z', schedules: [] },
      notices: [notice],
    });
    expect(read(null, '2026-11-21+01:00')).toEqual({
      period: { from: null, to: '2026-11-21T23:00:00.000Z', schedules: [] },
      notices: [notice],
    });
    expect(read('2026-11-20T08:00Z', '2026-11-21T00:00')).toEqual({
      period: { from: '2026-11-20T08:00:00.000Z', to: '2026-11-21T03:00:00.000Z', schedules: [] },
      notices: [],
    });
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
    const elsewhere = square('NPLONA', 'CONDITIONAL', {
      properties: { country: 'CHE' },
    });
    expect(readOne(elsewhere).zone.advice).toBe(false);
  });

  it('is always in force where it ends before it begins', () => {
    const limitedApplicability = [{ startDateTime: '2027-01-01T00:00Z', endDateTime: '2026-01-01T00:00Z' }];
    const { zone, notices } = readOne(square('A', 'PROHIBITED', { properties: { limitedApplicability } }));
    expect(zone.applicability).toBeNull();
    expect(notices).toEqual(['Zone 1 (A): ends before it begins, taken as always in force']);
  });

  it('begins at the ground where its limits are swapped or are no numbers', () => {
    const swapped = readOne(square('A', 'PROHIBITED', { lower: 120, upper: 0 }));
    expect(swapped.zone.volumes[0]?.lower).toBeNull();
    expect(swapped.notices).toEqual([
      'Zone 1 (A): has a lower limit above its upper one, taken as not stated',
    ]);
    const words = readOne(ed269({}, { lowerLimit: 'high', upperLimit: ' ' }));
    expect(words.zone.volumes[0]).toMatchObject({ lower: null, upper: null });
    expect(words.notices).toEqual([
      'Zone 1 (FI-R-EFHK): has a limit that cannot be read ("high" M), taken as not stated',
    ]);
  });

  it('has its hole also where that is written from the other side of the 180th meridian', () => {
    const around = (lng: number, half: number) => ringAround([lng, 0], half);
    const geometry = {
      type: 'Polygon',
      coordinates: [around(180, 1), around(-179.5, 0.1)],
    };
    const [volume] = readOne({ ...square('A', 'PROHIBITED'), geometry }).zone.volumes;
    const isIn = (lng: number) => contains(volume!.shape, 0, lng);
    expect([-179.5, 180.5, 179.5, -179.2].map(isIn)).toEqual([false, false, true, true]);
  });
});
