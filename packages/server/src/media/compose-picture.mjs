import sharp from 'sharp';

/** `ground` cut to `size`, with `over` on it and, where there is a `face`, that in a circle at its place. As PNG. */
export async function composePicture({ ground, size, over, face }) {
  return (
    sharp(ground)
      .resize({ ...size, fit: 'cover' })
      .composite([
        { input: over },
        ...(face ? [{ left: face.left, top: face.top, input: await inCircle(face) }] : []),
      ])
      // Messengers leave out what is large: with a palette a photo has a third of its bytes.
      .png({ palette: true, quality: 90, effort: 3 })
      .toBuffer()
  );
}

function inCircle({ content, size }) {
  const half = size / 2;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
  return sharp(content)
    .resize({ width: size, height: size, fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
