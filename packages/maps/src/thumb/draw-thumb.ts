import { type Language, languages } from '@estela/contracts/values';
import { watchTheme } from '@estela/ui/theme';
import type { MapSettings } from '../adapter/map-settings.ts';
import { type LatLng, nearestLng } from '../geo/coordinates.ts';
import { fromMercator, mercatorX, mercatorY } from '../geo/mercator.ts';
import { drawInTurn, forgetDrawing } from '../world/draw-in-turn.ts';
import { drawPicture } from '../world/draw-world.ts';
import { readPalette } from '../world/palette.ts';
import { namesAt, type PlacedName, withoutCollisions } from '../world/place-names.ts';
import { type Picture, type PlacedTile, tilesUnder } from '../world/tile-grid.ts';
import styles from '../world/world.module.css';
import { bestTile, wantTile } from '../world/world-tiles.ts';
import { drawPictureTiles } from './picture-tiles.ts';

/** Zoom levels: near enough for streets where there are any, else for the nearest towns. */
const zooms = { streets: 13, world: 10 };

/** Where the point stands in the picture, as a share of its height. */
const pointHeight = 0.58;

/** A picture with the point at its place. */
function pictureAround(
  point: LatLng,
  zoom: number,
  { clientWidth: width, clientHeight: height }: Element,
): Picture {
  const world = 256 * 2 ** zoom;
  // Whole pixels, so that squares meet without a line between them.
  const left = Math.round(mercatorX(point.lng) * world - width / 2) / world;
  const top = Math.round(mercatorY(point.lat) * world - height * pointHeight) / world;
  return { left, top, zoom, width, height };
}

/** Draws once near the screen, and again when its size or the theme changes. Returns the function that stops it. */
export function drawThumb(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  point: LatLng,
  settings: MapSettings,
  hasNames = true,
): () => void {
  host.classList.add(styles.world ?? '');
  let isStopped = false;
  let draws = 0;

  function begin(isCurrent: () => boolean, sheet = canvas): CanvasRenderingContext2D | undefined {
    const context = sheet.getContext('2d');
    const { clientWidth: width, clientHeight: height } = host;
    if (!context || !width || !height || !isCurrent()) return undefined;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    sheet.width = width * ratio;
    sheet.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    return context;
  }

  async function draw(): Promise<void> {
    draws += 1;
    const draft = draws;
    // What an earlier draw still waits for must not come over a later one.
    const isCurrent = () => draft === draws && !isStopped;
    const picture = pictureAround(point, zooms.streets, host);
    const drawn = await drawOwn(picture, isCurrent).catch(() => false);
    if (!drawn && isCurrent()) await drawWorld(isCurrent);
  }

  /** The operator's map; false where there is none of this place. */
  async function drawOwn(picture: Picture, isCurrent: () => boolean): Promise<boolean> {
    const { mapFile, mapLayers } = settings;
    const streets = mapLayers?.find(({ kind }) => kind === 'streets');
    if (streets) {
      const context = begin(isCurrent);
      return Boolean(context && (await drawPictureTiles(context, picture, streets.url, isCurrent)));
    }
    if (!mapFile) return false;
    const { drawStreets } = await import(/* webpackChunkName: "map-thumb-streets" */ './draw-streets.ts');
    // The renderer cannot be stopped, so it draws elsewhere.
    const sheet = document.createElement('canvas');
    const drawn = await drawStreets({
      url: mapFile,
      host,
      begin: () => begin(isCurrent, sheet),
      language: language(),
      middle: middleOf(picture),
      point,
    });
    if (drawn) begin(isCurrent)?.drawImage(sheet, 0, 0, host.clientWidth, host.clientHeight);
    return drawn;
  }

  async function drawWorld(isCurrent: () => boolean): Promise<void> {
    const picture = pictureAround(point, zooms.world, host);
    const places = tilesUnder(picture);
    await Promise.allSettled(places.map((place) => wantTile(place, () => {})));
    drawInTurn(canvas, () => {
      const context = begin(isCurrent);
      if (!context) return;
      drawPicture(context, picture, places, readPalette(host));
      if (hasNames) writeNames(context, host, namesOf(places, picture, point));
    });
  }

  const redraw = () => void draw();
  const resized = new ResizeObserver(redraw);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      resized.observe(host);
    },
    { rootMargin: '300px' },
  );
  seen.observe(host);
  const stopWatching = watchTheme(redraw);
  return () => {
    isStopped = true;
    forgetDrawing(canvas);
    seen.disconnect();
    resized.disconnect();
    stopWatching();
  };
}

function middleOf({ left, top, zoom, width, height }: Picture): LatLng {
  const world = 256 * 2 ** zoom;
  return fromMercator(left + width / 2 / world, top + height / 2 / world);
}

function language(): Language {
  return languages.find((known) => known === document.documentElement.lang) ?? languages[0];
}

function namesOf(places: readonly PlacedTile[], { left, top, zoom }: Picture, point: LatLng): PlacedName[] {
  const world = 256 * 2 ** zoom;
  const names = [...new Set(places.flatMap((place) => bestTile(place) ?? []))].flatMap((tile) => tile.names);
  return namesAt(names, zoom + 1, language(), ({ x, y }) => ({
    x: (mercatorX(nearestLng((x - 0.5) * 360, point.lng)) - left) * world,
    y: (y - top) * world,
  }));
}

/** The names around the pin; the pin takes the room of one. */
function writeNames(canvas: CanvasRenderingContext2D, host: HTMLElement, names: readonly PlacedName[]): void {
  const { clientWidth: width, clientHeight: height } = host;
  const { color, fontFamily } = getComputedStyle(host);
  const pin: PlacedName = {
    text: '    ',
    kind: 'country',
    weight: 99,
    x: width / 2,
    y: height * pointHeight - 12,
  };
  const inside = names.filter(({ x, y }) => x > 0 && x < width && y > 8 && y < height - 8);
  const { halo } = readPalette(host);
  canvas.font = `500 12px ${fontFamily}`;
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3;
  canvas.strokeStyle = halo;
  canvas.fillStyle = color;
  for (const { text, kind, x, y } of withoutCollisions([pin, ...inside]).slice(1)) {
    const isTown = kind === 'city';
    const [words, at] = isTown ? [text, x + 7] : [text.toUpperCase(), x];
    canvas.textAlign = isTown ? 'start' : 'center';
    canvas.strokeText(words, at, y);
    canvas.fillText(words, at, y);
    if (!isTown) continue;
    canvas.beginPath();
    canvas.arc(x, y, 2.5, 0, 2 * Math.PI);
    canvas.fill();
  }
}
