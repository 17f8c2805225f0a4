import type { WorldTile } from './decode-tile.ts';
import { parentOf, type TilePlace, tileKey } from './tile-grid.ts';

/** Where the server answers with a tile of the packaged world, or 204 where it has none. */
const address = ({ z, x, y }: TilePlace) => `/map/world/${z}/${x}/${y}`;

/** More than a pilot looks at in one sitting; a tile is about 200 kB once it is read. */
const mostTiles = 160;

const loads = new Map<string, Promise<WorldTile | undefined>>();
const loaded = new Map<string, WorldTile>();

/** A tile, fetched and read once while it is in use; undefined where there is none. A failed load may be tried again. */
export function loadTile(place: TilePlace): Promise<WorldTile | undefined> {
  const key = tileKey(place);
  const known = loads.get(key);
  if (known) {
    // Last again: what is in use must not be the next that goes.
    loads.delete(key);
    loads.set(key, known);
    return known;
  }
  const load = fetchTile(place);
  loads.set(key, load);
  load.then(
    (tile) => {
      if (tile) loaded.set(key, tile);
      if (loads.size > mostTiles) forgetUnused();
    },
    () => loads.delete(key),
  );
  return load;
}

function forgetUnused(): void {
  const [unused] = [...loads.keys()].filter((key) => key !== '0/0/0');
  if (!unused) return;
  loads.delete(unused);
  loaded.delete(unused);
}

async function fetchTile(place: TilePlace): Promise<WorldTile | undefined> {
  const [response, { decodeTile }] = await Promise.all([
    fetch(address(place)),
    import(/* webpackChunkName: "map-tiles" */ './decode-tile.ts'),
  ]);
  if (response.status === 204) return undefined;
  if (!response.ok) throw new Error(`The map's tile ${tileKey(place)} answers ${response.status}`);
  return decodeTile(await response.arrayBuffer(), place);
}

/** The tile, or else the nearest coarser one that is there by now. */
export function bestTile(place: TilePlace): WorldTile | undefined {
  const found = loaded.get(tileKey(place));
  const parent = parentOf(place);
  return found ?? (parent && bestTile(parent));
}

/** Loads a tile and, where the finest level has none, the one below. Calls back with each that arrives. */
export async function wantTile(place: TilePlace, onTile: () => void): Promise<void> {
  const tile = await loadTile(place);
  const parent = parentOf(place);
  if (tile) onTile();
  else if (parent) await wantTile(parent, onTile);
}
