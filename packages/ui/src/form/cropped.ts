/** In percent of the picture. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of the longer side, in pixels: more than any screen of a pilot shows. */
const longestSide = 3_840;

/** A part of a picture as a picture of its own. What had no transparency stays without, and small. */
export async function cropped(file: File, { x, y, width, height }: Part): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const part = { width: (bitmap.width * width) / 100, height: (bitmap.height * height) / 100 };
  const scale = Math.min(1, longestSide / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const [left, top] = [(bitmap.width * x) / 100, (bitmap.height * y) / 100];
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('The picture cannot be drawn');
  return new File([blob], file.name.replace(/\.\w+$/, type === 'image/jpeg' ? '.jpg' : '.png'), { type });
}
