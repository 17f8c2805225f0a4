import { ed269Zone as ed269, square, zoneFile } from '../../test/zone-files.ts';
import { readZoneFile } from './read-file.ts';

const readAll = (content: object) => readZoneFile(JSON.stringify(content));

describe('a file that cannot be used', () => {
  it.each([
    ['The file is not JSON', '{"features": ['],
    ['The file is neither ED-269 nor ED-318: it has no list of features', '{"zones": []}'],
    ['The file holds no zones: it may have been cut off', '{"type":"FeatureCollection","features":[]}'],
  ])('says: %s', (problem, text) => {
    expect(readZoneFile(text).problems).toEqual([problem]);
  });

  it.each([
    ['validFrom is no date: "soon"', { validFrom: 'soon' }],
    ['validTo is no date: {}', { validTo: {} }],
    ['issued is no date: "2026-02-31"', { issued: '2026-02-31' }],
    ['ends (validTo) before it begins (validFrom)', { validFrom: '2026-02-01', validTo: '2026-01-01' }],
  ])('says that its %s', (problem, metadata) => {
    const { problems } = readAll(zoneFile([square('A', 'PROHIBITED')], metadata));
    expect(problems).toEqual([expect.stringMatching(/^The file/)]);
    expect(problems[0]).toContain(problem);
  });

  it('says of an ED-269 file, too, that it ends before it begins or names no date', () => {
    const list = { UASZoneList: [ed269()] };
    expect(readAll({ ...list, validFrom: 'soon', createdAt: 'now' }).problems).toEqual([
      'The file\'s createdAt is no date: "now"',
      'The file\'s validFrom is no date: "soon"',
    ]);
    expect(readAll({ ...list, validFrom: '2026-02-01', validTo: '2026-01-01' }).problems).toEqual([
      'The file ends (validTo) before it begins (validFrom)',
    ]);
    const { problems, validTo } = readAll({ ...list, validTo: '2026-12-31' });
    expect([problems, validTo]).toEqual([[], new Date('2026-12-31')]);
  });

  it('says of dates that stand outside the metadata, too, that they are none', () => {
    const file = {
      type: 'FeatureCollection',
      features: [square('A', 'PROHIBITED')],
      validFrom: 'soon',
    };
    expect(readAll(file).problems).toEqual(['The file\'s validFrom is no date: "soon"']);
  });

  it.each([
    ['has no geometry', ed269({ geometry: [] })],
    ['has a volume without a projection', ed269({}, { horizontalProjection: undefined })],
    [
      'has a circle without a usable radius',
      ed269({}, { horizontalProjection: { type: 'Circle', center: [1, 2] } }),
    ],
    [
      'has a coordinate that is none: [1,"x"]',
      ed269(
        {},
        {
          horizontalProjection: { type: 'Polygon', coordinates: [[[1, 'x']]] },
        },
      ),
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
    const { problems, isUnusable } = readAll({ features: [zone] });
    expect(isUnusable).toBe(true);
    expect(problems).toEqual([expect.stringMatching(/^Zone 1( \(FI-R-EFHK\))? /)]);
    expect(problems[0]).toContain(problem);
  });
});
