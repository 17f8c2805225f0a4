import { PMTiles } from 'pmtiles';
import { drawStreets } from './draw-streets.ts';

const valencia = { lat: 39.47, lng: -0.376 };
const header = { minLat: 27, minLon: -18, maxLat: 44, maxLon: 5, maxZoom: 15 };
const begin = jest.fn();

const draw = (url: string) =>
  drawStreets({
    url,
    host: document.createElement('div'),
    begin,
    language: 'es',
    middle: valencia,
    point: valencia,
  });

beforeEach(() => begin.mockReset());
afterEach(() => jest.restoreAllMocks());

test('a file without a tile of the place draws nothing, so that the packaged world can', async () => {
  jest.spyOn(PMTiles.prototype, 'getHeader').mockResolvedValue(header as never);
  const getZxy = jest.spyOn(PMTiles.prototype, 'getZxy').mockResolvedValue(undefined);
  expect(await draw('/map/empty.pmtiles')).toBe(false);
  expect(getZxy).toHaveBeenCalledWith(12, 2043, 1558);
  expect(begin).not.toHaveBeenCalled();
});

test('a file whose tile cannot be read draws nothing and is opened again the next time', async () => {
  const getHeader = jest.spyOn(PMTiles.prototype, 'getHeader').mockResolvedValue(header as never);
  const getZxy = jest.spyOn(PMTiles.prototype, 'getZxy').mockRejectedValueOnce(new Error('offline'));
  await expect(draw('/map/broken.pmtiles')).rejects.toThrow('offline');
  expect(begin).not.toHaveBeenCalled();
  getZxy.mockResolvedValueOnce(undefined);
  await draw('/map/broken.pmtiles');
  const [first, second] = getHeader.mock.contexts;
  expect(second).not.toBe(first);
});
