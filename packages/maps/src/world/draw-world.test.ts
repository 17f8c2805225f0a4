import { drawPicture } from './draw-world.ts';
import type { Palette } from './palette.ts';
import { tileBytes } from './tile-bytes.ts';
import { tilesUnder } from './tile-grid.ts';
import { loadTile } from './world-tiles.ts';

class Path {
  moveTo = () => {};
  lineTo = () => {};
}

const palette = new Proxy({}, { get: (_, ink) => ink }) as Palette;
const picture = { left: 0, top: 0, zoom: 1, width: 512, height: 512 };

/** The colours that the picture's areas are filled with, in their order. */
function filled(): string[] {
  const colours: string[] = [];
  const canvas = new Proxy({ fillStyle: '' } as Record<string, unknown>, {
    get: (state, name) => {
      if (name === 'fillRect' || name === 'fill') return () => colours.push(String(state.fillStyle));
      return state[String(name)] ?? (() => {});
    },
  });
  drawPicture(canvas as unknown as CanvasRenderingContext2D, picture, tilesUnder(picture), palette);
  return colours;
}

test('where nothing has arrived neither sea nor land is drawn', async () => {
  Object.assign(globalThis, {
    Path2D: Path,
    fetch: async () => ({ status: 200, ok: true, arrayBuffer: async () => tileBytes([]) }),
  });
  expect(filled()).toEqual([]);
  await loadTile({ z: 0, x: 0, y: 0 });
  expect(filled().slice(0, 2)).toEqual(['water', 'land']);
});
