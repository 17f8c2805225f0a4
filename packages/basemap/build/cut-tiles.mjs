import geojsonvt from 'geojson-vt';
import vtpbf from 'vt-pbf';
import { fineBoxes } from './shapes.mjs';

/** Units of a tile's side. */
const extent = 4096;
/** Units beyond each side: the stroke of a coast that is cut there must not show. */
const buffer = 72;

/** Zoom level of the tiles of each level, and how many units a line may miss by. */
export const levels = {
  world: { z: 0, tolerance: 2 },
  continent: { z: 3, tolerance: 1.5 },
  region: { z: 6, tolerance: 2.2 },
  fine: { z: 8, tolerance: 0.8 },
};

const column = (lng, z) => Math.floor((lng / 360 + 0.5) * 2 ** z);
function row(lat, z) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

/** Every tile of the world, or those of the fine boxes. */
function tilesOf(name) {
  const { z } = levels[name];
  const boxes = name === 'fine' ? fineBoxes : [[-180, -85, 179.99, 85]];
  const seen = new Map();
  for (const [west, south, east, north] of boxes)
    for (let x = column(west, z); x <= column(east, z); x++)
      for (let y = row(north, z); y <= row(south, z); y++) seen.set(`${x},${y}`, { z, x, y });
  return [...seen.values()];
}

/** Whether a place lies on a tile of the finest level. */
export function isFine({ lng, lat }) {
  const { z } = levels.fine;
  const [x, y] = [column(lng, z), row(Math.max(-85, Math.min(85, lat)), z)];
  return fineTiles.has(`${x},${y}`);
}
const fineTiles = new Set(tilesOf('fine').map(({ x, y }) => `${x},${y}`));

/** The vector tiles of one level: `layers` maps a layer's name to its GeoJSON features. */
export function cutTiles(name, layers) {
  const { z, tolerance } = levels[name];
  const options = { maxZoom: z + 1, indexMaxZoom: z, indexMaxPoints: 0, tolerance, extent, buffer };
  const indexes = Object.entries(layers).map(([layer, features]) => [
    layer,
    geojsonvt({ type: 'FeatureCollection', features }, options),
  ]);
  return tilesOf(name).flatMap(({ x, y }) => {
    const parts = indexes.flatMap(([layer, index]) => {
      const tile = index.getTile(z, x, y);
      return tile?.features.length ? [[layer, tile]] : [];
    });
    if (parts.length === 0) return [];
    const data = vtpbf.fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent });
    return [{ z, x, y, data }];
  });
}
