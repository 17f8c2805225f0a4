import sharp from 'sharp';

/** A strip of a panorama stays a picture: no variant is higher than this times its width. */
const tallest = 3;
const quality = 80;
const formats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/** Re-encodes the picture in the file `original`, in each of `widths`, which rise. */
export async function encodeVariants({ original, widths, maxPixels }) {
  await check(original, maxPixels);
  const largest = widths.at(-1);
  const { data, info } = await sharp(original, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({
      width: largest,
      height: largest * tallest,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = {
    width: info.width,
    height: info.height,
    channels: info.channels,
  };
  const files = [];
  let whole;
  for (const width of widths) {
    const isWhole = info.width <= width && info.height <= width * tallest;
    // Nothing is enlarged: from the first width that holds it all, every variant is the same.
    const content =
      whole ??
      (await sharp(data, { raw })
        .resize({
          width,
          height: width * tallest,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality, effort: 3 })
        .toBuffer());
    if (isWhole) whole = content;
    files.push({ width, content });
  }
  return { width: info.width, height: info.height, files };
}

async function check(original, maxPixels) {
  const { format, width, height } = await sharp(original, {
    limitInputPixels: false,
  }).metadata();
  if (!formats.has(format)) throw new Error(`A picture of the format ${format}`);
  if (width * height > maxPixels)
    throw Object.assign(new Error(`${width} by ${height} pixels`), {
      refused: 'tooLarge',
    });
}
