import type { Picture } from '../world/tile-grid.ts';

/** Pixels of a picture's side. */
const side = 256;

/** Draws the squares of a server of pictures while the picture is current. False if none came. */
export async function drawPictureTiles(
  canvas: CanvasRenderingContext2D,
  { left, top, zoom, width, height }: Picture,
  template: string,
  isCurrent: () => boolean,
): Promise<boolean> {
  const count = 2 ** zoom;
  const [startX, startY] = [left * count * side, top * count * side];
  const loads: Promise<boolean>[] = [];
  for (let x = Math.floor(startX / side); x * side < startX + width; x++)
    for (let y = Math.floor(startY / side); y * side < startY + height; y++) {
      if (y < 0 || y >= count) continue;
      const address = template
        .replace('{z}', String(zoom))
        .replace('{x}', String(((x % count) + count) % count))
        .replace('{y}', String(y))
        .replace('{r}', '');
      loads.push(
        loadPicture(address).then((picture) => {
          if (picture && isCurrent())
            canvas.drawImage(picture, x * side - startX, y * side - startY, side, side);
          return Boolean(picture);
        }),
      );
    }
  return (await Promise.all(loads)).some(Boolean);
}

function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(undefined);
    picture.src = address;
  });
}
