/** A square of the web map's grid. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** A rectangle of the map: where its upper left corner lies on the Mercator square, and how large it is in pixels. */
export interface Picture {
  left: number;
  top: number;
  zoom: number;
  width: number;
  height: number;
}

/** Zoom levels of the packaged tiles; the last only exists in and around Spain. */
const levels = [0, 3, 6, 8] as const;

/** The tiles' level that a map's zoom level needs. */
export function levelFor(zoom: number): number {
  if (zoom >= 10) return 8;
  if (zoom >= 8) return 6;
  return zoom >= 5 ? 3 : 0;
}

/** Only around Spain and Portugal. */
export const finestLevel = levels[3];

export const tileKey = ({ z, x, y }: TilePlace) => `${z}/${x}/${y}`;

/** The tile of the next coarser level that holds this one. */
export function parentOf({ z, x, y }: TilePlace): TilePlace | undefined {
  const coarser = levels.findLast((level) => level < z);
  if (coarser === undefined) return undefined;
  const times = 2 ** (z - coarser);
  return { z: coarser, x: Math.floor(x / times), y: Math.floor(y / times) };
}

/** A tile under a picture; `turn` counts the turns around the globe from the map's own to where it is drawn. */
export interface PlacedTile extends TilePlace {
  turn: number;
}

/** The tiles of the right level that a picture lies on. */
export function tilesUnder({ left, top, zoom, width, height }: Picture): PlacedTile[] {
  const z = levelFor(zoom);
  const side = 2 ** z;
  const world = 256 * 2 ** zoom;
  const until = (edge: number) => Math.ceil(edge * side - 1e-9) - 1;
  const columns = range(Math.floor(left * side + 1e-9), until(left + width / world));
  const rows = range(
    Math.max(0, Math.floor(top * side + 1e-9)),
    Math.min(side - 1, until(top + height / world)),
  );
  return columns.flatMap((column) => {
    const turn = Math.floor(column / side);
    return rows.map((y) => ({ z, x: column - turn * side, y, turn }));
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
