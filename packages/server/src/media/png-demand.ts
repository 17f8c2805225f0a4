const mega = 1_000_000;
/** A large screenshot has a thousand, an animated one some more. */
const maxChunks = 100_000;
/** A channel is a number of each pixel, by the type of colour. A palette is made into colours with transparency. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 4],
  [4, 2],
  [6, 4],
]);
/** Chunks of which the library unpacks up to 8 MB each, a thousand times what is packed. */
const packed = new Set(['zTXt', 'iTXt', 'iCCP']);
const mostPacked = { of: 1032, bytes: 8 * mega };

/** Interlaced, the whole picture is in memory at once, and some more; otherwise a strip of it. */
export function pngDemand(file: Buffer): number {
  if (file.length < 33) return 0;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const { texts, chunks, isTransparent } = readChunks(file);
  if (chunks > maxChunks) return Number.POSITIVE_INFINITY;
  const perPixel = (channels.get(file[25] ?? 0) ?? 4) + (isTransparent ? 1 : 0);
  const isInterlaced = file[28] === 1;
  const bytes = perPixel * (file[24] === 16 ? 2 : 1);
  return texts + (isInterlaced ? 1.2 * width * height * bytes : 0);
}

function readChunks(file: Buffer) {
  const read = { texts: 0, chunks: 0, isTransparent: false };
  for (let at = 8; at + 12 <= file.length && read.chunks <= maxChunks; read.chunks += 1) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (packed.has(name)) read.texts += Math.min(length * mostPacked.of, mostPacked.bytes);
    if (name === 'tRNS' && (file[25] ?? 0) < 3) read.isTransparent = true;
    at += 12 + length;
  }
  return read;
}
