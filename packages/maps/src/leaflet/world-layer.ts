import { type Coords, GridLayer } from 'leaflet';
import type { World } from '../world/decode-world.ts';
import { drawPicture } from '../world/draw-world.ts';
import { type Detail, detailFor, loadWorld } from '../world/load-world.ts';
import { type Palette, readPalette, watchTheme } from '../world/palette.ts';

/** Pixels of a tile's side. The world is 256 pixels wide at zoom 0, so a tile is half of it at zoom 2. */
const tileSize = 512;

const ranks: Record<Detail, number> = { '110m': 0, '50m': 1, '10m': 2 };

/** The offline base map: tiles drawn in the browser from the atlas, redrawn in place as finer outlines arrive. */
export class WorldLayer extends GridLayer {
  private readonly tiles = new Map<HTMLElement, Coords>();
  private readonly worlds = new Map<Detail, World>();
  private readonly onWorld: (world: World) => void;
  private palette: Palette | undefined;
  private stopWatching: (() => void) | undefined;

  /** Calls `onWorld` with each scale that arrives. */
  constructor(onWorld: (world: World) => void) {
    super({ tileSize, updateWhenZooming: false, keepBuffer: 1, className: 'estela-world' });
    this.onWorld = onWorld;
    this.on('add', this.begin, this);
    this.on('remove', this.end, this);
    this.on('tileunload', ({ tile }) => this.tiles.delete(tile));
  }

  private begin(): void {
    const map = this._map;
    map.on('zoomend', this.wantDetail, this);
    this.stopWatching = watchTheme(() => {
      this.palette = undefined;
      this.drawTiles();
    });
    void this.fetchDetail('110m');
    this.wantDetail();
  }

  private end(): void {
    this.stopWatching?.();
    this.tiles.clear();
  }

  private wantDetail(): void {
    if (this._map) void this.fetchDetail(detailFor(this._map.getZoom()));
  }

  /** A scale that cannot be fetched leaves the coarser one on screen: an offline map must not fail. */
  private async fetchDetail(detail: Detail): Promise<void> {
    if (this.worlds.has(detail)) return;
    const world = await loadWorld(detail).catch(() => undefined);
    if (!world || !this._map) return;
    this.worlds.set(detail, world);
    this.onWorld(world);
    this.drawTiles();
  }

  /** The wanted scale, or the best coarser one, or any. */
  private worldFor(zoom: number): World | undefined {
    const wanted = ranks[detailFor(zoom)];
    const known = [...this.worlds].sort(([a], [b]) => ranks[b] - ranks[a]);
    return (known.find(([detail]) => ranks[detail] <= wanted) ?? known.at(-1))?.[1];
  }

  private drawTiles(): void {
    for (const [canvas, coords] of this.tiles) this.drawTile(canvas, coords);
  }

  private drawTile(canvas: HTMLElement, coords: Coords): void {
    const context = canvas instanceof HTMLCanvasElement && canvas.getContext('2d');
    if (!context) return;
    this.palette ??= readPalette(this._map.getContainer());
    const ratio = context.canvas.width / tileSize;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const worldSize = 256 * 2 ** coords.z;
    const [left, top] = [(coords.x * tileSize) / worldSize, (coords.y * tileSize) / worldSize];
    const picture = { left, top, zoom: coords.z, width: tileSize, height: tileSize };
    drawPicture(context, picture, this.worldFor(coords.z), this.palette);
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    // More than two device pixels per pixel cost memory without a visible gain.
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = tileSize * ratio;
    canvas.height = tileSize * ratio;
    this.tiles.set(canvas, coords);
    this.drawTile(canvas, coords);
    return canvas;
  }
}
