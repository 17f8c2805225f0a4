import { decodeTile } from './decode-tile.ts';
import { graticuleStep, gridLabel, gridValues } from './graticule.ts';
import { namesAt, type PlaceName, withoutCollisions } from './place-names.ts';
import { type LayerDraft, tileBytes } from './tile-bytes.ts';
import { levelFor, parentOf, tilesUnder } from './tile-grid.ts';
import { bestTile, loadTile, wantTile } from './world-tiles.ts';

const names: LayerDraft = {
  name: 'place',
  features: [
    { points: [[2048, 1024]], properties: { name: 'Londres', en: 'London', zoom: 3 } },
    { points: [[1024, 1024]], properties: { name: 'Getafe', zoom: 9 } },
  ],
};
const country: LayerDraft = {
  name: 'country',
  features: [{ points: [[1900, 1500]], properties: { id: '724', area: 2100 } }],
};
const land: LayerDraft = {
  name: 'land',
  features: [
    {
      points: [
        [0, 0],
        [4096, 0],
        [4096, 2048],
      ],
    },
  ],
};

describe('a tile', () => {
  const tile = decodeTile(tileBytes([land, names, country]), { z: 1, x: 1, y: 0 });

  test('has outlines in units of its side, with their box', () => {
    expect([...(tile.shapes.land[0]?.xy ?? [])]).toEqual([0, 0, 1, 0, 1, 0.5]);
    expect(tile.shapes.land[0]).toMatchObject({ minX: 0, maxX: 1, minY: 0, maxY: 0.5 });
    expect(tile.shapes.river).toEqual([]);
  });

  test('has names in both languages, at their place on the whole map', () => {
    expect(tile.names.find(({ es }) => es === 'Londres')).toMatchObject({
      en: 'London',
      x: 0.75,
      y: 0.125,
      zoom: 3,
    });
    expect(tile.names.find(({ es }) => es === 'Getafe')).toMatchObject({ en: 'Getafe' });
    expect(tile.names[0]).toMatchObject({ kind: 'country', es: '724', area: 2100 });
  });

  test('its names come with the zoom level and in the language, countries by their ISO number', () => {
    const texts = (language: 'es' | 'en', zoom: number) =>
      namesAt(tile.names, zoom, language, ({ x, y }) => ({ x, y })).map(({ text }) => text);
    expect(texts('es', 4)).toEqual(['España', 'Londres']);
    expect(texts('en', 4)).toEqual(['Spain', 'London']);
    expect(texts('es', 2)).toEqual(['España']);
    expect(texts('es', 10)).toEqual(['Londres', 'Getafe']);
  });
});

describe('the grid', () => {
  test('has finer tiles with the zoom, each within one of the coarser level', () => {
    expect([2, 4, 5, 7, 8, 9, 10, 18].map(levelFor)).toEqual([0, 0, 3, 3, 6, 6, 8, 8]);
    expect(parentOf({ z: 8, x: 129, y: 96 })).toEqual({ z: 6, x: 32, y: 24 });
    expect(parentOf({ z: 0, x: 0, y: 0 })).toBeUndefined();
  });

  test('finds the tiles under a picture, also across the 180th meridian', () => {
    const picture = { zoom: 5, width: 512, height: 512 };
    expect(tilesUnder({ ...picture, left: 0.5, top: 0.25 })).toEqual([{ z: 3, x: 4, y: 2, turn: 0 }]);
    const across = tilesUnder({ ...picture, left: -0.03, top: 0.25 });
    expect(across.map(({ x, turn }) => [x, turn])).toEqual([
      [7, -1],
      [0, 0],
    ]);
  });
});

describe('loading', () => {
  const answers = new Map<string, () => Response>();
  const asked: string[] = [];
  const fetched = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = async (address) => {
      asked.push(String(address));
      return answers.get(String(address))?.() ?? ({ status: 204, ok: true } as Response);
    };
  });
  afterAll(() => {
    globalThis.fetch = fetched;
  });
  const body = () =>
    ({ status: 200, ok: true, arrayBuffer: async () => tileBytes([land]) }) as unknown as Response;

  test('where the finest level has no tile, the one below is fetched and stands in', async () => {
    answers.set('/map/world/6/40/20', body);
    const onTile = jest.fn();
    await wantTile({ z: 8, x: 161, y: 81 }, onTile);
    expect(onTile).toHaveBeenCalledTimes(1);
    expect(bestTile({ z: 8, x: 161, y: 81 })).toMatchObject({ z: 6, x: 40, y: 20 });
    await loadTile({ z: 6, x: 40, y: 20 });
    expect(asked.filter((address) => address === '/map/world/6/40/20')).toHaveLength(1);
  });

  test('of more tiles than are kept the one that was not used for longest goes', async () => {
    answers.set('/map/world/6/1/1', body).set('/map/world/6/1/2', body);
    const [used, unused] = [
      { z: 6, x: 1, y: 1 },
      { z: 6, x: 1, y: 2 },
    ];
    await loadTile(unused);
    await loadTile(used);
    for (let x = 0; x < 160; x++) {
      await loadTile({ z: 8, x, y: 0 });
      await loadTile(used);
    }
    expect(bestTile(used)?.z).toBe(6);
    expect(bestTile(unused)?.z).not.toBe(6);
  });

  test('a tile that could not be fetched is asked for again', async () => {
    answers.set('/map/world/3/1/1', () => ({ status: 502, ok: false }) as Response);
    await expect(loadTile({ z: 3, x: 1, y: 1 })).rejects.toThrow('502');
    answers.set('/map/world/3/1/1', body);
    expect(await loadTile({ z: 3, x: 1, y: 1 })).toMatchObject({ z: 3 });
  });
});

test('the grid of degrees gets finer with the zoom and names its lines', () => {
  expect([2, 6, 12].map(graticuleStep)).toEqual([30, 5, 0.05]);
  expect(gridValues(-0.11, 0.21, 0.1)).toEqual([-0.1, 0, 0.1, 0.2]);
  expect(['lng', 'lat'].map((axis) => gridLabel(-0.5, axis as 'lat'))).toEqual(['0.5°W', '0.5°S']);
  expect([gridLabel(0, 'lat'), gridLabel(180, 'lng'), gridLabel(40, 'lat')]).toEqual(['0°', '180°', '40°N']);
});

test('of two names that touch the heavier stays', () => {
  const at = (text: string, x: number) => ({ text, kind: 'city' as PlaceName['kind'], weight: 1, x, y: 0 });
  expect(
    withoutCollisions([at('Madrid', 0), at('Getafe', 10), at('Soria', 200)]).map((name) => name.text),
  ).toEqual(['Madrid', 'Soria']);
});
