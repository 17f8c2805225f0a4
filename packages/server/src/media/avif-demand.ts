/** Bytes a pixel, measured: what every decoding has, and what grows with the numbers that the file has of a pixel. */
const perPixel = { always: 11.6, ofNumbers: 1.95, ofTransparency: 6 };
/** Boxes that hold others, with the bytes before these. */
const holders = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
  ['moov', 0],
  ['trak', 0],
]);
const maxBoxes = 10_000;
/** Boxes within boxes: a picture has three. */
const maxDepth = 8;

interface Read {
  boxes: number;
  pixels: number;
  /** Bytes of the numbers of a pixel. */
  numbers: number;
  hasTransparency: boolean;
}

/** The whole picture is in memory several times: as the decoder's frames, as planes and as colours. */
export function avifDemand(file: Buffer): number {
  const read: Read = {
    boxes: 0,
    pixels: 0,
    numbers: 1.5,
    hasTransparency: false,
  };
  readBoxes(read, file);
  if (read.boxes > maxBoxes) return Number.POSITIVE_INFINITY;
  const { always, ofNumbers, ofTransparency } = perPixel;
  return read.pixels * (always + ofNumbers * read.numbers + (read.hasTransparency ? ofTransparency : 0));
}

function readBoxes(read: Read, part: Buffer, depth = 1): void {
  if (depth > maxDepth) read.boxes = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 8 <= part.length && read.boxes <= maxBoxes; ) {
    // 0 means to the end of the file; 1, a length of 64 bits, is only for data.
    const length = part.readUInt32BE(at) || part.length - at;
    if (length < 8) return;
    const name = part.toString('latin1', at + 4, at + 8);
    const content = part.subarray(at + 8, at + length);
    const before = holders.get(name);
    read.boxes += 1;
    if (before === undefined) readProperty(read, name, content);
    else readBoxes(read, content.subarray(before), depth + 1);
    at += length;
  }
}

function readProperty(read: Read, name: string, content: Buffer): void {
  if (name === 'ispe' && content.length >= 12)
    read.pixels = Math.max(read.pixels, content.readUInt32BE(4) * content.readUInt32BE(8));
  if (name === 'av1C') {
    const flags = content[2] ?? 0;
    const colours = flags & 0x10 ? 0 : 2 / ((flags & 8 ? 2 : 1) * (flags & 4 ? 2 : 1));
    read.numbers = Math.max(read.numbers, (1 + colours) * (flags & 0x40 ? 2 : 1));
  }
  if (name === 'auxC') read.hasTransparency ||= content.includes('alpha');
}
