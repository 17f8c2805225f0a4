import { fromMercator, mercatorX, mercatorY } from '../geo/mercator.ts';
import { graticuleStep, gridValues } from './graticule.ts';
import type { Palette } from './palette.ts';
import type { Picture } from './tile-grid.ts';

/** Zoom level from which the packaged map alone says little. */
const fromZoom = 13;

/** Draws the grid of degrees, with a cross where two lines meet. */
export function drawGrid(canvas: CanvasRenderingContext2D, picture: Picture, palette: Palette): void {
  const step = graticuleStep(picture.zoom);
  if (picture.zoom >= fromZoom) strokeGrid(canvas, picture, gridPlaces(picture, step / 5), palette.mesh);
  const coarse = gridPlaces(picture, step);
  strokeGrid(canvas, picture, coarse, palette.grid);
  canvas.beginPath();
  for (const x of coarse.xs) {
    for (const y of coarse.ys) {
      canvas.moveTo(x - 4, y);
      canvas.lineTo(x + 4, y);
      canvas.moveTo(x, y - 4);
      canvas.lineTo(x, y + 4);
    }
  }
  canvas.strokeStyle = palette.grid;
  canvas.lineWidth = 1;
  canvas.stroke();
}

interface GridPlaces {
  xs: number[];
  ys: number[];
}

/** Where the grid's lines cross this picture, in whole pixels. */
function gridPlaces({ left, top, zoom, width, height }: Picture, step: number): GridPlaces {
  const world = 256 * 2 ** zoom;
  const northWest = fromMercator(left, top);
  const southEast = fromMercator(left + width / world, top + height / world);
  const crisp = (value: number) => Math.round(value) + 0.5;
  return {
    xs: gridValues(northWest.lng, southEast.lng, step).map((lng) => crisp((mercatorX(lng) - left) * world)),
    ys: gridValues(southEast.lat, northWest.lat, step).map((lat) => crisp((mercatorY(lat) - top) * world)),
  };
}

function strokeGrid(
  canvas: CanvasRenderingContext2D,
  { width, height }: Picture,
  { xs, ys }: GridPlaces,
  colour: string,
): void {
  canvas.beginPath();
  for (const x of xs) {
    canvas.moveTo(x, 0);
    canvas.lineTo(x, height);
  }
  for (const y of ys) {
    canvas.moveTo(0, y);
    canvas.lineTo(width, y);
  }
  canvas.strokeStyle = colour;
  canvas.lineWidth = 1;
  canvas.stroke();
}
