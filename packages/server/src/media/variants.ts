import { open } from 'node:fs/promises';
import { limits } from '@estela/contracts';
import { type PictureWidth, pictureWidths } from '@estela/contracts/pictures';
import { ApiError } from '../http/errors.ts';
import { workQueue } from '../work-queue.ts';
import { loadSharp } from './sharp.ts';

export interface Variants {
  /** Of the largest variant. */
  width: number;
  height: number;
  files: { width: PictureWidth; content: Buffer }[];
}

/** A strip of a panorama stays a picture: no variant is higher than this times its width. */
const tallest = 3;
const quality = 80;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
/** Each holds a decoded picture in memory: up to 200 MB at 50 megapixels. The last to wait does so for some ten seconds. */
export const encoding = workQueue(2, { waiting: 16, retryAfter: 5 });

/** Re-encodes the picture in a file: upright, without EXIF and places, as WebP. Refuses what is no picture or too many pixels. */
export async function makeVariants(original: string): Promise<Variants> {
  return encoding(async () => {
    await check(original);
    try {
      return await encode(original);
    } catch (error) {
      throw unreadable(error);
    }
  });
}

async function check(original: string): Promise<void> {
  // The first bytes before the library: it also knows formats that draw or load other files, as SVG and PDF.
  if (!hasPictureStart(await firstBytes(original))) throw unreadable();
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw unreadable(error);
    });
  if (!formats.has(format)) throw unreadable();
  if (width * height > limits.image.pixels) throw new ApiError('TOO_LARGE', { text: 'pictureTooLarge' });
}

async function encode(original: string): Promise<Variants> {
  const [largest] = [...pictureWidths].reverse() as [PictureWidth];
  const sharp = await loadSharp();
  const { data, info } = await sharp(original, {
    limitInputPixels: limits.image.pixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: largest, height: largest * tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Variants['files'] = [];
  let whole: Buffer | undefined;
  for (const width of pictureWidths) {
    const isWhole = info.width <= width && info.height <= width * tallest;
    // Nothing is enlarged: from the first width that holds it all, every variant is the same.
    const content =
      whole ??
      (await sharp(data, { raw })
        .resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 3 })
        .toBuffer());
    if (isWhole) whole = content;
    files.push({ width, content });
  }
  return { width: info.width, height: info.height, files };
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function hasPictureStart(start: string): boolean {
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    /^.{4}ftyp(avif|avis|mif1|msf1)$/s.test(start)
  );
}

function unreadable(cause?: unknown): ApiError {
  return new ApiError('UNSUPPORTED_MEDIA', { text: 'pictureUnreadable', cause });
}
