import { drawPictureTiles } from './picture-tiles.ts';

test('pictures that arrive after a later drawing has begun are not drawn over it', async () => {
  const arrivals: (() => void)[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const picture = document.createElement('img');
    arrivals.push(() => picture.onload?.(new Event('load')));
    return picture;
  });
  const drawImage = jest.fn();
  const canvas = { drawImage } as unknown as CanvasRenderingContext2D;
  const picture = { left: 0, top: 0, zoom: 1, width: 512, height: 256 };
  let isCurrent = true;
  const drawn = drawPictureTiles(canvas, picture, '/{z}/{x}/{y}.png', () => isCurrent);
  const [first, second] = arrivals;
  first?.();
  await Promise.resolve();
  isCurrent = false;
  second?.();
  expect(await drawn).toBe(true);
  expect(drawImage).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
