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
/** Each holds a decoded picture in memory: up to 200 MB at 50 megapixels. */
const queued = workQueue(2);

/** Re-encodes a picture: upright, without EXIF and places, as WebP. Refuses what is no picture or too many pixels. */
export async function makeVariants(original: Buffer): Promise<Variants> {
  return queued(async () => {
    await check(original);
    try {
      return await encode(original);
    } catch (error) {
      throw unreadable(error);
    }
  });
}

async function check(original: Buffer): Promise<void> {
  // The first bytes before the library: it also knows formats that draw or load other files, as SVG and PDF.
  if (!hasPictureStart(original)) throw unreadable();
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw unreadable(error);
    });
  if (!formats.has(format)) throw unreadable();
  if (width * height > limits.image.pixels) throw new ApiError('TOO_LARGE', { text: 'pictureTooLarge' });
}

async function encode(original: Buffer): Promise<Variants> {
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

function hasPictureStart(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
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
