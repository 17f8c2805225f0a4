import { type FileHandle, open } from 'node:fs/promises';
import type { Source } from 'pmtiles';

/** Reads parts of a file for the PMTiles library, which brings sources for browsers alone. */
export function fileSource(file: string): Source & { close: () => Promise<void> } {
  let handle: Promise<FileHandle> | undefined;
  return {
    getKey: () => file,
    async getBytes(offset, length) {
      handle ??= open(file).catch((error: unknown) => {
        handle = undefined;
        throw error;
      });
      const { buffer, bytesRead } = await (await handle).read(Buffer.alloc(length), 0, length, offset);
      return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer };
    },
    close: async () => (await handle)?.close(),
  };
}
