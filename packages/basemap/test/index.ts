/// <reference path="./untyped.d.ts" />
import geojsonvt from 'geojson-vt';
import vtpbf from 'vt-pbf';
import { type FileTile, writePmtiles } from '../src/write-pmtiles.ts';

/** Where the tests' town lies: a little of the coast of Valencia. */
export const testTown = { name: 'Villaprueba', street: 'Calle de las Hélices', lat: 39.47, lng: -0.33 };

const bounds = [-0.4, 39.42, -0.26, 39.52] as const;
const [west, south, east, north] = bounds;
const zooms = { first: 5, last: 15 };
const extent = 4096;

type Line = readonly (readonly [number, number])[];

const feature = (type: string, coordinates: unknown, properties: Record<string, unknown>) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const area = (line: Line, properties = {}) => feature('Polygon', [[...line, line[0]]], properties);
const road = (line: Line, name: string, kind: string) =>
  feature('LineString', line, { name, kind, kind_detail: kind, min_zoom: 5 });

const { lat, lng } = testTown;
const block = 0.0016;
const streets = [-4, -3, -2, -1, 1, 2, 3, 4].flatMap((i) => [
  road(
    [
      [lng - 5 * block, lat + i * block],
      [lng + 5 * block, lat + i * block],
    ],
    `Calle ${i + 5}`,
    'minor_road',
  ),
  road(
    [
      [lng + i * block, lat - 4 * block],
      [lng + i * block, lat + 4 * block],
    ],
    `Travesía ${i + 5}`,
    'minor_road',
  ),
]);

/** Layers and properties as in Protomaps' basemap of OpenStreetMap. */
const layers = {
  earth: [
    area(
      [
        [west, south],
        [-0.305, south],
        [-0.318, lat],
        [-0.312, north],
        [west, north],
      ],
      { kind: 'earth' },
    ),
  ],
  water: [
    area(
      [
        [-0.305, south],
        [east, south],
        [east, north],
        [-0.312, north],
        [-0.318, lat],
      ],
      { kind: 'ocean' },
    ),
  ],
  landuse: [
    area(
      [
        [lng - 2 * block, lat + 2 * block],
        [lng - block, lat + 2 * block],
        [lng - block, lat + 3 * block],
        [lng - 2 * block, lat + 3 * block],
      ],
      { kind: 'park', min_zoom: 5 },
    ),
  ],
  roads: [
    ...streets,
    road(
      [
        [lng - 5 * block, lat],
        [lng + 5 * block, lat],
      ],
      testTown.street,
      'major_road',
    ),
    road(
      [
        [west, 39.44],
        [lng, lat - 5 * block],
        [-0.34, north],
      ],
      'V-15',
      'highway',
    ),
  ],
  places: [
    feature('Point', [lng + block / 2, lat + 1.5 * block], {
      name: testTown.name,
      kind: 'locality',
      kind_detail: 'town',
      population_rank: 11,
      min_zoom: 6,
    }),
  ],
};

const column = (degrees: number, z: number) => Math.floor((degrees / 360 + 0.5) * 2 ** z);
function row(degrees: number, z: number): number {
  const sine = Math.sin((degrees * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

/** A PMTiles file of a town that does not exist, in the shape of a cut from the public file of the planet. */
export function testStreets(): Buffer {
  const options = {
    maxZoom: zooms.last,
    indexMaxZoom: zooms.last,
    indexMaxPoints: 0,
    extent,
    buffer: 64,
    tolerance: 3,
  };
  const indexes = Object.entries(layers).map(
    ([name, features]) => [name, geojsonvt({ type: 'FeatureCollection', features }, options)] as const,
  );
  const tiles: FileTile[] = [];
  for (let z = zooms.first; z <= zooms.last; z++)
    for (let x = column(west, z); x <= column(east, z); x++)
      for (let y = row(north, z); y <= row(south, z); y++) {
        const parts = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile?.features.length ? [[name, tile] as const] : [];
        });
        if (parts.length === 0) continue;
        tiles.push({ z, x, y, data: vtpbf.fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent }) });
      }
  return writePmtiles(tiles, {
    bounds,
    metadata: {
      name: 'Test streets',
      version: '1',
      attribution: '<a href="https://openstreetmap.org/copyright">© OpenStreetMap</a>',
      vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
    },
  });
}
