import { crc32, deflateSync } from 'node:zlib';

interface Size {
  width: number;
  height: number;
}

function jpegSegment(marker: number, content: number[]): Buffer {
  const segment = Buffer.from([0xff, marker, 0, 0, ...content]);
  segment.writeUInt16BE(content.length + 2, 2);
  return segment;
}

/** A Huffman table with one code, of one bit. */
const codeTable = (id: number, symbol: number) => jpegSegment(0xc4, [id, 1, ...Array(15).fill(0), symbol]);

/** Codes that each skip 32,767 blocks, as bytes. */
function emptyBlocks(blocks: number): Buffer {
  const bits = `0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / 32_767));
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/** A grey progressive JPEG that goes over the whole picture again and again; a scan of 50 megapixels takes some 150 bytes. */
export function jpegOfScans({ width, height }: Size, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  const again = Buffer.concat([jpegSegment(0xda, [1, 1, 0, 1, 63, 0]), emptyBlocks(blocks)]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array(64).fill(1)]),
    jpegSegment(0xc2, frame),
    codeTable(0x00, 0),
    codeTable(0x10, 0xe0),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array<Buffer>(scans - 1).fill(again),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function jpegOfSegments(jpeg: Buffer, count: number): Buffer {
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.alloc(4 * count, jpegSegment(0xe5, [])),
    jpeg.subarray(2),
  ]);
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  chunk.write(name, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + content.length);
  return chunk;
}

/** A text of 8 MB in 8 kB. */
export const packedText = () =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('text\0\0'), deflateSync(Buffer.alloc(7_900_000, 'a'))]));

/** A transparent PNG with 16 bits for each number of a pixel; interlaced, but with all its content in the first passes. */
export function deepInterlacedPng({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const rounds = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = rounds.reduce((sum, [left, top, across, down]) => {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)];
    return sum + rows * (1 + 8 * columns);
  }, 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** With more chunks after the one that has its size. */
export function pngWith(png: Buffer, chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** An animation of 16 by 16 with the same frame repeated; `still` is of that size. */
export function webpOfFrames(still: Buffer, count: number): Buffer {
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 15, 0, 0, 15, 0, 0, 10, 0, 0, 0]);
  const frame = webpChunk('ANMF', Buffer.concat([place, still.subarray(12)]));
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    webpChunk('VP8X', Buffer.from([2, 0, 0, 0, 15, 0, 0, 15, 0, 0])),
    webpChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(count).fill(frame),
  ]);
  return webpChunk('RIFF', content);
}

/** An AVIF with more boxes behind its first, which says what it is. */
export function avifWith(avif: Buffer, more: Buffer): Buffer {
  const first = avif.readUInt32BE(0);
  return Buffer.concat([avif.subarray(0, first), more, avif.subarray(first)]);
}

/** Empty ones, one after another. */
export function boxes(count: number): Buffer {
  return Buffer.concat(Array<Buffer>(count).fill(Buffer.from('\0\0\0\x08free', 'latin1')));
}

/** Each within the one before. */
export function nestedBoxes(depth: number): Buffer {
  const nested = Buffer.alloc(8 * depth);
  for (let at = 0; at < nested.length; at += 8) {
    nested.writeUInt32BE(nested.length - at, at);
    nested.write('moov', at + 4, 'latin1');
  }
  return nested;
}
