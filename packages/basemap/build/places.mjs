import { readFileSync } from 'node:fs';
import Pbf from 'pbf';
import pointInPolygon from 'point-in-polygon-hao';
import { boxOf, largestMiddle, polygonsOf } from './shapes.mjs';
import { geoNames } from './sources.mjs';

/** People from which a town is named at a zoom level, nearest first; in the fine boxes smaller ones are. */
const everywhere = [
  [1_500_000, 5],
  [500_000, 6],
  [200_000, 7],
  [80_000, 8],
  [30_000, 9],
  [18_000, 10],
];
const inDetail = [
  [200_000, 6],
  [90_000, 7],
  [45_000, 8],
  [15_000, 9],
  [3_500, 10],
  [0, 11],
];

const zoomOf = (people, table) => table.find(([least]) => people >= least)?.[1];

/** GeoNames' towns: message 1 of the file each, with positions as differences. */
function readTowns() {
  const pbf = new Pbf(geoNames());
  const towns = [];
  let [lng, lat] = [0, 0];
  while (pbf.pos < pbf.length) {
    const town = { name: '', country: '', kind: '', people: 0 };
    pbf.readMessage((tag) => {
      if (tag === 2) town.name = pbf.readString();
      else if (tag === 3) town.country = pbf.readString();
      else if (tag === 7) town.kind = pbf.readString();
      else if (tag === 9) town.people = pbf.readVarint();
      else if (tag === 10) lng += pbf.readSVarint();
      else if (tag === 11) lat += pbf.readSVarint();
    }, town);
    towns.push({ ...town, lng: lng / 1e5, lat: lat / 1e5 });
  }
  const seen = new Set();
  return towns.filter(({ name, kind, lng: x, lat: y }) => {
    // Parts of a town, and what is abandoned or gone; some stand there twice.
    const key = `${name} ${x.toFixed(1)} ${y.toFixed(1)}`;
    const isTown = !['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(kind) && !seen.has(key);
    seen.add(key);
    return isTown;
  });
}

/** One line each: first zoom level, latitude, longitude, Spanish name, English name where it differs. */
function readLandmarks() {
  return readFileSync(new URL('../data/landmarks.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [zoom, lat, lng, ...words] = line.split(' ');
      const [es, en] = words.join(' ').split('|');
      return { zoom: Number(zoom), lat: Number(lat), lng: Number(lng), name: es, en, least: 60_000 };
    });
}

/** `Coruña, A` and `València/Valencia` of the register as people say them. */
export const said = (name) =>
  name
    .split('/')
    .at(-1)
    .replace(/^(.+), (\S+)$/, '$2 $1')
    .replace("' ", "'");

const point = ({ lng, lat }, properties) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
const place = ({ name, en, zoom, ...at }) => point(at, { name, ...(en && { en }), zoom });

/** Squares of a tenth of a degree, to find what is near without looking at everything. */
function grid(places) {
  const cells = new Map();
  const key = (lng, lat) => `${Math.floor(lng * 10)},${Math.floor(lat * 10)}`;
  for (const one of places) {
    const cell = key(one.lng, one.lat);
    cells.set(cell, [...(cells.get(cell) ?? []), one]);
  }
  return (box) => {
    const found = [];
    for (let lng = box[0]; lng <= box[2] + 0.1; lng += 0.1)
      for (let lat = box[1]; lat <= box[3] + 0.1; lat += 0.1) found.push(...(cells.get(key(lng, lat)) ?? []));
    return found;
  };
}

/** Municipalities of which GeoNames has no town: their name stands in the middle of their ground. */
function smallMunicipalities(shapes, towns) {
  const near = grid(towns);
  return shapes.flatMap(({ properties, geometry }) => {
    const named = polygonsOf(geometry).some((rings) =>
      near(boxOf(rings[0])).some(({ lng, lat }) => pointInPolygon([lng, lat], rings) !== false),
    );
    // Common land of several villages has a name too, but nobody lives there.
    if (named || !properties.name || /^(Comunidad|Mancomunidad|Facer)/.test(properties.name)) return [];
    const { lng, lat } = largestMiddle(geometry);
    return [place({ lng, lat, name: said(properties.name), zoom: 11 })];
  });
}

export const isClose = (a, b) => Math.abs(a.lat - b.lat) < 0.12 && Math.abs(a.lng - b.lng) < 0.15;

/**
 * Names of towns at each level, with the zoom level from which it is shown; and what they were made of: all towns of
 * GeoNames, and the cities of our own list.
 */
export function readPlaces({ provinceShapes, municipalityShapes }, isFine) {
  const landmarks = readLandmarks();
  const isLandmark = (town) =>
    landmarks.some(
      (landmark) => isClose(landmark, town) && (landmark.name === town.name || town.people > landmark.least),
    );
  const everyTown = readTowns();
  const towns = everyTown.filter((town) => !isLandmark(town));
  const known = (table, wanted) =>
    towns.filter(wanted).flatMap((town) => {
      const zoom = zoomOf(town.people, table);
      return zoom === undefined ? [] : [place({ ...town, zoom })];
    });
  const fromLandmarks = (least) => landmarks.filter(({ zoom }) => zoom <= least).map(place);
  const world = known(everywhere, (town) => !isFine(town));
  const detail = known(inDetail, isFine);
  const upTo = (zoom) => [...detail, ...world].filter(({ properties }) => properties.zoom <= zoom);
  const provinces = provinceShapes
    .filter(({ id }) => Number(id) <= 50)
    .map(({ properties, geometry }) => point(largestMiddle(geometry), { name: said(properties.name) }));
  const levels = {
    world: { place: fromLandmarks(4) },
    continent: { place: [...fromLandmarks(7), ...upTo(7)] },
    region: {
      place: [...fromLandmarks(9), ...upTo(9), ...world.filter(({ properties }) => properties.zoom > 9)],
      region: provinces,
    },
    fine: {
      place: [
        ...fromLandmarks(9),
        ...detail,
        ...smallMunicipalities(municipalityShapes, [...towns, ...landmarks]),
      ],
    },
  };
  return { levels, towns: everyTown, landmarks };
}
