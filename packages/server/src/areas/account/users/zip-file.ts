import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralEntry, endOfZip, localHead, sizesOf, type Written } from './zip-heads.ts';

export interface ZipEntry {
  name: string;
  /** Packed as it comes where it is text; bytes are stored as they are: pictures are packed already. */
  content: AsyncIterable<string> | Buffer;
}

/** A ZIP file, written as it is read: nothing but the list of its entries is held in memory. */
export async function* zipFile(
  entries: AsyncIterable<ZipEntry>,
  at = new Date(),
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const isPacked = !Buffer.isBuffer(content);
    const entry: Written = { name: Buffer.from(name), at, isPacked, offset, crc: 0, packed: 0, size: 0 };
    if (!isPacked) take(entry, content);
    const head = localHead(entry);
    yield head;
    if (isPacked) {
      yield* pack(entry, content);
      // They are known only now.
      const sizes = sizesOf(entry);
      yield sizes;
      offset += sizes.length;
    } else yield content;
    offset += head.length + entry.packed;
    written.push(entry);
  }
  const list = written.map(centralEntry);
  yield* list;
  yield endOfZip(
    written.length,
    offset,
    list.reduce((sum, { length }) => sum + length, 0),
  );
}

function take(entry: Written, content: Buffer): void {
  entry.crc = crc32(content);
  entry.size = content.length;
  entry.packed = content.length;
}

async function* pack(entry: Written, content: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(counted());
  const packer = createDeflateRaw();
  source.on('error', (error) => packer.destroy(error));
  for await (const bytes of source.pipe(packer)) {
    entry.packed += bytes.length;
    yield bytes as Uint8Array;
  }
}
