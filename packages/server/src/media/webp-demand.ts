/** The library looks for each among all before it. */
const maxFrames = 5_000;
/** Bytes, of the canvas that a frame is drawn on. */
const perPixel = 4;

/** A still picture is decoded in strips; the first frame of a moving one in whole. */
export function webpDemand(file: Buffer): number {
  let frames = 0;
  let pixels = 0;
  for (let at = 12; at + 8 <= file.length && frames <= maxFrames; ) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (name === 'VP8X' && at + 18 <= file.length)
      pixels = (file.readUIntLE(at + 12, 3) + 1) * (file.readUIntLE(at + 15, 3) + 1);
    if (name === 'ANMF') frames += 1;
    at += 8 + length + (length % 2);
  }
  if (frames > maxFrames) return Number.POSITIVE_INFINITY;
  return frames > 0 ? perPixel * pixels : 0;
}
