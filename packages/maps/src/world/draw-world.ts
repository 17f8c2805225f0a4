import { type Outline, type ShapeLayer, shapeLayers, type WorldTile } from './decode-tile.ts';
import { drawGrid } from './draw-grid.ts';
import type { Palette } from './palette.ts';
import type { Picture, PlacedTile } from './tile-grid.ts';
import { bestTile } from './world-tiles.ts';

/** Draws sea, land, waters, borders, coast and grid; where no tile has arrived yet the background stays. */
export function drawPicture(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  tiles: readonly PlacedTile[],
  palette: Palette,
): void {
  canvas.clearRect(0, 0, picture.width, picture.height);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  for (const place of tiles) {
    const tile = bestTile(place);
    if (tile) drawTile(canvas, picture, place, tile, palette);
  }
  drawGrid(canvas, picture, palette);
}

/** Draws what `tile`, which may be coarser, holds of the square `place`. */
function drawTile(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  place: PlacedTile,
  tile: WorldTile,
  palette: Palette,
): void {
  const { zoom } = picture;
  const world = 256 * 2 ** zoom;
  const square = world / 2 ** place.z;
  const corner = {
    x: (place.turn - picture.left) * world + place.x * square,
    y: -picture.top * world + place.y * square,
  };
  canvas.save();
  canvas.beginPath();
  // Whole pixels, so that no hairline shows between two squares.
  const [left, top] = [Math.round(corner.x), Math.round(corner.y)];
  const area = [
    left,
    top,
    Math.round(corner.x + square) - left,
    Math.round(corner.y + square) - top,
  ] as const;
  canvas.rect(...area);
  canvas.clip();
  canvas.fillStyle = palette.water;
  canvas.fillRect(...area);
  const side = world / 2 ** tile.z;
  const frame = {
    ...picture,
    side,
    x: (place.turn - picture.left) * world + tile.x * side,
    y: -picture.top * world + tile.y * side,
  };
  const paths = Object.fromEntries(
    shapeLayers.map((layer) => [layer, trace(tile.shapes[layer], frame)]),
  ) as Record<ShapeLayer, Path2D>;
  const reach = Math.min(1, 0.35 + zoom * 0.08);
  for (const width of [34, 20, 9]) stroke(canvas, paths.land, palette.shallows, width * reach);
  canvas.fillStyle = palette.land;
  canvas.fill(paths.land, 'evenodd');
  stroke(canvas, paths.river, palette.river, zoom < 7 ? 0.8 : 1.4);
  canvas.fillStyle = palette.water;
  canvas.fill(paths.water, 'evenodd');
  stroke(canvas, paths.water, palette.river, 0.8);
  stroke(canvas, paths.municipality, palette.municipality, 1);
  stroke(canvas, paths.province, palette.province, zoom < 9 ? 0.8 : 1.2);
  stroke(canvas, paths.border, palette.border, zoom < 4 ? 0.7 : 1.6);
  stroke(canvas, paths.land, palette.coast, zoom < 4 ? 0.8 : 1.2);
  canvas.restore();
}

interface Frame extends Picture {
  /** Pixels of the tile's side, and of its corner in the picture. */
  side: number;
  x: number;
  y: number;
}

/** Pixels beyond the picture within which a stroke may still show. */
const margin = 24;

/** Pixels between two drawn points; nearer ones add nothing to the picture. */
const tolerance = 0.6;

function trace(outlines: readonly Outline[], frame: Frame): Path2D {
  const path = new Path2D();
  const { side, x: left, y: top, width, height } = frame;
  for (const { xy, minX, minY, maxX, maxY } of outlines) {
    const isBeside = left + maxX * side < -margin || left + minX * side > width + margin;
    if (isBeside || top + maxY * side < -margin || top + minY * side > height + margin) continue;
    let [lastX, lastY] = [left + (xy[0] ?? 0) * side, top + (xy[1] ?? 0) * side];
    path.moveTo(lastX, lastY);
    for (let i = 2; i < xy.length; i += 2) {
      const [x, y] = [left + (xy[i] ?? 0) * side, top + (xy[i + 1] ?? 0) * side];
      const isNear = Math.abs(x - lastX) < tolerance && Math.abs(y - lastY) < tolerance;
      if (isNear && i < xy.length - 2) continue;
      path.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
  }
  return path;
}

function stroke(canvas: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.stroke(path);
}
