import { square, zoneFile } from '../../test/zone-files.ts';
import { readZoneFile } from './read-file.ts';

const deep = 40_000;
const around = (open: string, close: string, inner: string) => open.repeat(deep) + inner + close.repeat(deep);
const feature = (geometry: string, properties = '{}') =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":${properties},"geometry":${geometry}}]}`;
const ground = '{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}';

describe('a file of zones that was made to do harm', () => {
  it.each([
    ['collections', feature(around('{"type":"GeometryCollection","geometries":[', ']}', ground))],
    ['coordinates', feature(`{"type":"Polygon","coordinates":${around('[', ']', '0')}}`)],
    ['zones', feature(ground, around('{"UASZone":', '}', '{}'))],
    ['lists', around('{"UASZoneList":[', ']}', '')],
    ['features', around('{"features":[', ']}', '')],
  ])('is refused in words, or read, where %s lie within each other', (_what, text) => {
    const { zones, problems } = readZoneFile(text);
    expect(zones.length + problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).not.toMatch(/stack|RangeError|undefined/i);
  });

  it('changes nothing but its own zones by the names of its fields', () => {
    const properties =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"name":"A"}';
    const { zones } = readZoneFile(feature(ground, properties));
    expect(zones).toHaveLength(1);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('leaves no markup and no link to a script in what is shown', () => {
    const zone = square('A', 'PROHIBITED', {
      properties: {
        name: '<img src=x onerror=alert(1)>Campo',
        message: '<script>alert(1)</script>Sin vuelos',
        zoneAuthority: [{ name: '<b>AESA</b>', siteURL: 'javascript:alert(1)', email: 'a@b.es' }],
      },
    });
    // `native` is the zone as it came, which no page shows.
    const shown = readZoneFile(JSON.stringify(zoneFile([zone]))).zones.map(({ native: _, ...rest }) => rest);
    const text = JSON.stringify(shown);
    expect(text).toMatch(/Campo/);
    expect(text).not.toMatch(/<img|<script|<b>|javascript:/i);
  });
});
