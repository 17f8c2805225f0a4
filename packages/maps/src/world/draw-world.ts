import { fromMercator, mercatorX, mercatorY } from '../geo/mercator.ts';
import { clipRing, overlaps, runsInside, type Window } from './clip.ts';
import type { Outline, World } from './decode-world.ts';
import { graticuleStep, gridValues } from './graticule.ts';
import type { Palette } from './palette.ts';

/** Pixels drawn beyond the picture, so that wide strokes meet those of the next tile. */
const margin = 24;

/** A rectangle of the map: where its upper left corner lies on the Mercator square, and how large it is in pixels. */
export interface Picture {
  left: number;
  top: number;
  zoom: number;
  width: number;
  height: number;
}

interface Frame extends Picture {
  window: Window;
  /** Mercator square to pixels of this picture. */
  toX: (x: number) => number;
  toY: (y: number) => number;
}

function frameOf(picture: Picture): Frame {
  const { left, top, zoom, width, height } = picture;
  const worldSize = 256 * 2 ** zoom;
  const pad = margin / worldSize;
  return {
    ...picture,
    window: {
      left: left - pad,
      top: top - pad,
      right: left + width / worldSize + pad,
      bottom: top + height / worldSize + pad,
    },
    toX: (value) => (value - left) * worldSize,
    toY: (value) => (value - top) * worldSize,
  };
}

/** Draws shallows, land, borders, coast and grid; the open sea is the background behind the canvas. */
export function drawPicture(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  world: World | undefined,
  palette: Palette,
): void {
  const frame = frameOf(picture);
  canvas.clearRect(0, 0, frame.width, frame.height);
  if (world) drawWorld(canvas, frame, world, palette);
  drawGrid(canvas, frame, palette);
}

function drawWorld(canvas: CanvasRenderingContext2D, frame: Frame, world: World, palette: Palette): void {
  const { zoom } = frame;
  const land = new Path2D();
  const coast = new Path2D();
  const borders = new Path2D();
  for (const outline of world.land) {
    eachTurn(outline, frame, (shift) => {
      addRing(land, outline, frame, shift);
      addLine(coast, outline, frame, shift);
    });
  }
  for (const outline of world.borders)
    eachTurn(outline, frame, (shift) => addLine(borders, outline, frame, shift));
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  const reach = Math.min(1, 0.35 + zoom * 0.08);
  for (const width of [34, 20, 9]) stroke(canvas, coast, palette.shallows, width * reach);
  canvas.fillStyle = palette.land;
  canvas.fill(land, 'evenodd');
  stroke(canvas, borders, palette.border, zoom < 4 ? 0.7 : 1);
  stroke(canvas, coast, palette.coast, zoom < 4 ? 0.8 : 1.2);
}

function stroke(canvas: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.stroke(path);
}

/** Russia reaches past the right side of the square: it is drawn again one turn to the left. */
function eachTurn(outline: Outline, { window }: Frame, draw: (shift: number) => void): void {
  for (const shift of [-1, 0, 1]) if (overlaps(outline, window, shift)) draw(shift);
}

function addRing(path: Path2D, { xy }: Outline, { window, toX, toY }: Frame, shift: number): void {
  const moved: number[] = [];
  for (let i = 0; i < xy.length; i += 2) moved.push((xy[i] ?? 0) + shift, xy[i + 1] ?? 0);
  const ring = clipRing(moved, window);
  if (ring.length < 6) return;
  trace(path, ring, toX, toY);
  path.closePath();
}

function addLine(path: Path2D, { xy }: Outline, { window, toX, toY }: Frame, shift: number): void {
  for (const run of runsInside(xy, window, shift)) trace(path, run, toX, toY);
}

/** Pixels between two drawn points; nearer ones add nothing to the picture. */
const tolerance = 0.6;

function trace(path: Path2D, xy: readonly number[], toX: Frame['toX'], toY: Frame['toY']): void {
  let [lastX, lastY] = [toX(xy[0] ?? 0), toY(xy[1] ?? 0)];
  path.moveTo(lastX, lastY);
  for (let i = 2; i < xy.length; i += 2) {
    const [x, y] = [toX(xy[i] ?? 0), toY(xy[i + 1] ?? 0)];
    const near = Math.abs(x - lastX) < tolerance && Math.abs(y - lastY) < tolerance;
    if (near && i < xy.length - 2) continue;
    path.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}

function drawGrid(canvas: CanvasRenderingContext2D, frame: Frame, palette: Palette): void {
  const step = graticuleStep(frame.zoom);
  const fine = gridPlaces(frame, step / 5);
  const coarse = gridPlaces(frame, step);
  // Close up there is little else to see: a finer grid, and a cross where two lines meet.
  if (frame.zoom >= finestCoast) strokeGrid(canvas, frame, fine, palette.mesh);
  strokeGrid(canvas, frame, coarse, palette.grid);
  const crosses = new Path2D();
  for (const x of coarse.xs) {
    for (const y of coarse.ys) {
      crosses.moveTo(x - 4, y);
      crosses.lineTo(x + 4, y);
      crosses.moveTo(x, y - 4);
      crosses.lineTo(x, y + 4);
    }
  }
  stroke(canvas, crosses, palette.border, 1);
}

/** Zoom level from which the coast alone says little. */
const finestCoast = 8;

interface GridPlaces {
  xs: number[];
  ys: number[];
}

/** Where the grid's lines cross this tile, in whole pixels. */
function gridPlaces({ window, toX, toY }: Frame, step: number): GridPlaces {
  const northWest = fromMercator(window.left, window.top);
  const southEast = fromMercator(window.right, window.bottom);
  const crisp = (value: number) => Math.round(value) + 0.5;
  return {
    xs: gridValues(northWest.lng, southEast.lng, step).map((lng) => crisp(toX(mercatorX(lng)))),
    ys: gridValues(southEast.lat, northWest.lat, step).map((lat) => crisp(toY(mercatorY(lat)))),
  };
}

function strokeGrid(
  canvas: CanvasRenderingContext2D,
  { width, height }: Picture,
  { xs, ys }: GridPlaces,
  colour: string,
): void {
  const lines = new Path2D();
  for (const x of xs) {
    lines.moveTo(x, 0);
    lines.lineTo(x, height);
  }
  for (const y of ys) {
    lines.moveTo(0, y);
    lines.lineTo(width, y);
  }
  stroke(canvas, lines, colour, 1);
}
