import pointInPolygon from 'point-in-polygon-hao';
import { feature, mesh } from 'topojson-client';
import { ledThrough } from './rivers.mjs';
import { openStreetMap, spain, worldAtlas, worldWaters } from './sources.mjs';

/** The finest level holds these boxes: the peninsula with the Balearics, and the Canaries. */
export const fineBoxes = [
  [-9.7, 35.6, 4.6, 43.95],
  [-18.4, 27.4, -13.2, 29.6],
];

const touches = (box, [west, south, east, north]) =>
  box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;

export function boxOf(ring) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of ring) {
    box[0] = Math.min(box[0], lng);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lng);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

const shape = (geometry) => ({ type: 'Feature', properties: {}, geometry });
const polygon = (rings) => shape({ type: 'Polygon', coordinates: rings });
export function polygonsOf({ type, coordinates }) {
  if (type === 'MultiPolygon') return coordinates;
  return type === 'Polygon' ? [coordinates] : [];
}

/**
 * A ring that jumps over the 180th meridian runs on beyond it, and the cutter brings back what lies there; Antarctica's,
 * which goes round the pole and stays open, is closed below the map.
 */
function unrolled(ring) {
  let turns = 0;
  const points = ring.map(([lng, lat], i) => {
    const before = ring[i - 1];
    if (before && Math.abs(lng - before[0]) > 180) turns += lng < before[0] ? 360 : -360;
    return [lng + turns, lat];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (last[0] === first[0]) return points;
  return [...points, [last[0], -89.9], [first[0], -89.9], first];
}

const landOf = (atlas) =>
  feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry))
    .map((rings) => polygon(rings.map(unrolled)));

const bordersOf = (atlas) => [shape(mesh(atlas, atlas.objects.countries, (a, b) => a !== b))];

const mercatorY = (lat) => {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Middle and area of a ring on the map, by the shoelace formula; the area as a share of the whole map. */
function middleOf(ring) {
  let [doubled, x, y] = [0, 0, 0];
  const points = ring.map(([lng, lat]) => [lng / 360 + 0.5, mercatorY(lat)]);
  points.forEach(([x0, y0], i) => {
    const [x1, y1] = points[(i + 1) % points.length];
    const cross = x0 * y1 - x1 * y0;
    doubled += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  });
  if (!doubled) return { lng: ring[0][0], lat: ring[0][1], area: 0 };
  const [mx, my] = [x / (3 * doubled), y / (3 * doubled)];
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * my))) * 180) / Math.PI;
  return { lng: (mx - 0.5) * 360, lat, area: Math.abs(doubled / 2) };
}

/** The point of each feature where its name stands: the middle of its largest ring. */
export function largestMiddle(geometry) {
  return polygonsOf(geometry)
    .map(([outer]) => middleOf(unrolled(outer)))
    .reduce((best, next) => (next.area > best.area ? next : best));
}

function countryNames(atlas) {
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ id, geometry }) => id !== undefined && geometry)
    .map(({ id, geometry }) => {
      const { lng, lat, area } = largestMiddle(geometry);
      return {
        type: 'Feature',
        // Areas in millionths of the map: Spain is about 2100.
        properties: { id: String(id), area: Math.round(area * 1e6) },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      };
    });
}

/** Square kilometres of a ring, nearly. */
function areaOf(ring) {
  let doubled = 0;
  for (let i = 0; i < ring.length; i++) {
    const [[x0, y0], [x1, y1]] = [ring[i], ring[(i + 1) % ring.length]];
    doubled += x0 * y1 - x1 * y0;
  }
  return Math.abs(doubled / 2) * 111.3 ** 2 * Math.cos((ring[0][1] * Math.PI) / 180);
}

/** OpenStreetMap's polygons in the fine boxes, or those of a size everywhere. */
function osmPolygons(kind, { fine, above }) {
  return openStreetMap(kind)
    .flatMap(polygonsOf)
    .filter(
      ([outer]) => areaOf(outer) >= above && (!fine || fineBoxes.some((box) => touches(boxOf(outer), box))),
    )
    .map(polygon);
}

/**
 * Land of the fine boxes without the waters that are cut out of it: a river narrower than the data are exact is left of it
 * as loose triangles. Lakes are drawn over the land, with their islands.
 */
function fineLand() {
  const lands = osmPolygons('lands', { fine: true, above: 0.02 }).map(({ geometry }) => geometry.coordinates);
  const waters = lands.flatMap(([, ...holes]) => holes).map((ring) => ({ ring, box: boxOf(ring) }));
  const isIsland = ([[first]]) =>
    waters.some(
      ({ ring, box }) => touches(box, [...first, ...first]) && pointInPolygon(first, [ring]) !== false,
    );
  return lands.filter((rings) => !isIsland(rings)).map(([outer]) => polygon([outer]));
}

/** The great rivers, led through the water that is known of them in the fine boxes. */
function fineRivers(rivers) {
  const pieces = osmPolygons('rivers', { fine: true, above: 0 }).map(({ geometry }) => {
    const { lng, lat } = middleOf(geometry.coordinates[0]);
    return [lng, lat];
  });
  return rivers
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates,
    )
    .filter((line) => fineBoxes.some((box) => touches(boxOf(line), box)))
    .map((line) => shape({ type: 'LineString', coordinates: ledThrough(line, pieces) }));
}

function spanishLines() {
  const atlas = spain();
  const { provinces, municipalities } = atlas.objects;
  const sameProvince = (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2);
  return {
    provinces: [shape(mesh(atlas, provinces, (a, b) => a !== b))],
    municipalities: [shape(mesh(atlas, municipalities, sameProvince))],
    provinceShapes: feature(atlas, provinces).features,
    municipalityShapes: feature(atlas, municipalities).features,
  };
}

/** What each level draws, by layer; names are added elsewhere. */
export function readShapes() {
  const [coarse, middle, fine] = ['110m', '50m', '10m'].map(worldAtlas);
  const waters = worldWaters();
  const ofWaters = (name) => feature(waters, waters.objects[name]).features;
  const spanish = spanishLines();
  return {
    spanish,
    world: { land: landOf(coarse), border: bordersOf(coarse), country: countryNames(middle) },
    continent: {
      land: landOf(middle),
      border: bordersOf(middle),
      water: ofWaters('lakes'),
      river: ofWaters('rivers'),
    },
    region: {
      land: landOf(fine),
      border: bordersOf(fine),
      province: spanish.provinces,
      water: [...osmPolygons('lakes', { above: 120 }), ...osmPolygons('rivers', { above: 120 })],
      river: ofWaters('rivers'),
    },
    fine: {
      land: fineLand(),
      border: bordersOf(fine),
      province: spanish.provinces,
      municipality: spanish.municipalities,
      water: [
        ...osmPolygons('lakes', { fine: true, above: 1.5 }),
        ...osmPolygons('rivers', { fine: true, above: 1.5 }),
      ],
      river: fineRivers(ofWaters('rivers')),
    },
  };
}
