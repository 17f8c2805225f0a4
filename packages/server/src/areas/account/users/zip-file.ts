import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Packed as it comes where it is text; bytes are stored as they are: pictures are packed already. */
  content: AsyncIterable<string> | Buffer;
}

/** A ZIP file, written as it is read: one entry is held in memory at a time, and the list of all. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const left = new AbortController();
  output.once('close', () => left.abort());
  fill(zip, entries, left.signal).catch((error) => output.destroy(error));
  yield* output;
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, content } of entries) {
    const isText = !Buffer.isBuffer(content);
    const source = Readable.from(isText ? content : [content], { objectMode: false, signal });
    zip.addReadStream(source, name, { compress: isText });
    await finished(source);
  }
  zip.end();
}
