import { watchTheme } from '@estela/ui/theme';
import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import { drawInTurn, forgetDrawing } from '../world/draw-in-turn.ts';
import { drawPicture } from '../world/draw-world.ts';
import { type Palette, readPalette } from '../world/palette.ts';
import type { PlaceName } from '../world/place-names.ts';
import { type Picture, tileKey, tilesUnder } from '../world/tile-grid.ts';
import { bestTile, loadTile, wantTile } from '../world/world-tiles.ts';

/** Pixels of a tile's side. The world is 256 pixels wide at zoom 0, so a tile is half of it at zoom 2. */
const tileSize = 512;

/** The packaged base map: canvases drawn in the browser from vector tiles, redrawn in place as finer ones arrive. */
export class WorldLayer extends GridLayer {
  private readonly canvases = new Map<HTMLElement, Coords>();
  /** Told of the first drawing of a canvas. */
  private readonly unseen = new Map<HTMLElement, () => void>();
  private readonly onNames: (names: readonly PlaceName[]) => void;
  private palette: Palette | undefined;
  private stopWatching: (() => void) | undefined;

  /** Calls `onNames` with the names of what is shown, each time that more of it has arrived. */
  constructor(onNames: (names: readonly PlaceName[]) => void) {
    super({ tileSize, updateWhenZooming: false, keepBuffer: 1, className: 'estela-world' });
    this.onNames = onNames;
    this.on('add', this.begin, this);
    this.on('remove', this.end, this);
    this.on('tileunload', ({ tile }) => {
      this.canvases.delete(tile);
      this.unseen.delete(tile);
      forgetDrawing(tile);
    });
  }

  private begin(): void {
    this.stopWatching = watchTheme(() => {
      this.palette = undefined;
      this.askAll();
    });
    this._map.on('zoomend', this.askNames, this);
    // The whole world, coarse, stands behind what has not arrived.
    void this.fetch(loadTile({ z: 0, x: 0, y: 0 }).then(() => this.askAll()));
  }

  private end(): void {
    this.stopWatching?.();
    this._map?.off('zoomend', this.askNames, this);
    for (const sheet of [this, ...this.canvases.keys()]) forgetDrawing(sheet);
    this.canvases.clear();
  }

  /** What cannot be fetched leaves the coarser picture on screen: the map of what is there must not fail. */
  private async fetch(load: Promise<void>): Promise<void> {
    await load.catch(() => undefined);
  }

  private askAll(): void {
    for (const [canvas, coords] of this.canvases) this.ask(canvas, coords);
  }

  /** Draws the canvas, and what is named on it, when it is its turn. */
  private ask(canvas: HTMLElement, coords: Coords): void {
    drawInTurn(canvas, () => {
      this.draw(canvas, coords);
      this.unseen.get(canvas)?.();
      this.unseen.delete(canvas);
    });
    this.askNames();
  }

  private askNames(): void {
    drawInTurn(this, () => this._map && this.reportNames());
  }

  private reportNames(): void {
    const shown = [...this.canvases.values()].flatMap((coords) => tilesUnder(pictureOf(coords)));
    const tiles = new Map(
      [{ z: 0, x: 0, y: 0 }, ...shown].flatMap((place) => {
        const tile = bestTile(place);
        return tile ? [[tileKey(tile), tile] as const] : [];
      }),
    );
    const finest = Math.max(...[...tiles.values()].map(({ z }) => z));
    // Countries come from the whole world, towns from the finest there is.
    this.onNames(
      [...tiles.values()].flatMap(({ z, names }) =>
        z === 0 && finest > 0 ? names.filter(({ kind }) => kind === 'country') : names,
      ),
    );
  }

  private draw(canvas: HTMLElement, coords: Coords): void {
    const context = canvas instanceof HTMLCanvasElement && canvas.getContext('2d');
    if (!context) return;
    this.palette ??= readPalette(this._map.getContainer());
    const ratio = context.canvas.width / tileSize;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const picture = pictureOf(coords);
    drawPicture(context, picture, tilesUnder(picture), this.palette);
  }

  protected override createTile(coords: Coords, onReady: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    // More than two device pixels per pixel cost memory without a visible gain.
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = tileSize * ratio;
    canvas.height = tileSize * ratio;
    this.canvases.set(canvas, coords);
    this.unseen.set(canvas, () => onReady(undefined, canvas));
    this.ask(canvas, coords);
    for (const place of tilesUnder(pictureOf(coords)))
      void this.fetch(wantTile(place, () => this.canvases.has(canvas) && this.ask(canvas, coords)));
    return canvas;
  }
}

function pictureOf({ x, y, z }: Coords): Picture {
  const world = 256 * 2 ** z;
  const [left, top] = [(x * tileSize) / world, (y * tileSize) / world];
  return { left, top, zoom: z, width: tileSize, height: tileSize };
}
