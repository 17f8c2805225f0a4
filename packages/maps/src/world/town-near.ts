import type { Language } from '@estela/contracts/values';
import type { LatLng } from '../geo/coordinates.ts';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
import { finestLevel, type TilePlace } from './tile-grid.ts';
import { bestTile, loadTile } from './world-tiles.ts';

/** The level whose tiles a map of a country needs in any case. */
const country = 3;

/** The nearest town that the packaged map names by now; undefined at sea or where its tiles cannot be loaded. */
export async function townNear({ lat, lng }: LatLng, language: Language): Promise<string | undefined> {
  const [x, y] = [mercatorX(lng), mercatorY(lat)];
  const placeAt = (z: number): TilePlace => ({ z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) });
  await loadTile(placeAt(country)).catch(() => undefined);
  let nearest: { name: string; far: number } | undefined;
  for (const town of bestTile(placeAt(finestLevel))?.names ?? []) {
    const far = Math.hypot(town.x - x, town.y - y);
    if (town.kind === 'city' && (!nearest || far < nearest.far)) nearest = { name: town[language], far };
  }
  return nearest?.name;
}
