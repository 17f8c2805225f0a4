import { deflateSync } from 'node:zlib';

const side = 64;

/** A picture of one colour, as a file to choose in a form. */
export function tinyPng(name: string) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits of red, green and blue each.
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.of(255, 107, 26))]);
  const rows = Buffer.concat(Array.from({ length: side }, () => row));
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(checksum(body), body.length + 4);
  return frame;
}

/** As the format requires; zlib's own is too new for the oldest supported Node. */
function checksum(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
