import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startObjectStore } from '../../test/support/object-store.ts';
import { filesBelow } from '../../test/support/test-pictures.ts';
import { readConfig } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

interface Opened {
  storage: MediaStorage;
  keys: () => string[];
  close: () => Promise<void>;
}

async function openDisk(): Promise<Opened> {
  const root = mkdtempSync(join(tmpdir(), 'estela-media-'));
  return {
    storage: diskStorage(root),
    keys: () => filesBelow(root),
    close: async () => rmSync(root, { recursive: true }),
  };
}

async function openBucket(): Promise<Opened> {
  const store = await startObjectStore();
  const { s3 } = readConfig(store.env);
  if (!s3) throw new Error('No object storage is set');
  return { storage: s3Storage(s3), keys: store.keys, close: store.close };
}

describe.each([
  ['a disk', openDisk],
  ['an object storage', openBucket],
])('pictures on %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  async function read(key: string) {
    const file = await opened.storage.get(key);
    return file && { bytes: file.bytes, body: await buffer(file.body) };
  }

  it('are read byte for byte, small and large', async () => {
    const { storage } = opened;
    for (const [key, size] of [
      ['aa/one/320.webp', 1],
      ['aa/one/1600.webp', 3_000_000],
    ] as const) {
      const content = Buffer.alloc(size, 'estela');
      await storage.put(key, content);
      const file = await read(key);
      // Jest compares three million bytes one by one, in seconds.
      expect([file?.bytes, file?.body.equals(content)]).toEqual([size, true]);
    }
    expect(opened.keys()).toEqual(['aa/one/1600.webp', 'aa/one/320.webp']);
  });

  it('are replaced whole by what is put under the same name', async () => {
    await opened.storage.put('bb/two/320.webp', Buffer.from('the first one'));
    await opened.storage.put('bb/two/320.webp', Buffer.from('second'));
    expect((await read('bb/two/320.webp'))?.body.toString()).toBe('second');
  });

  it('are null where there is none', async () => {
    expect(await read('cc/none/320.webp')).toBeNull();
  });

  it('are gone once removed, and removing what is not there is no error', async () => {
    const { storage } = opened;
    await storage.put('dd/three/320.webp', Buffer.from('x'));
    await storage.remove('dd/three/320.webp');
    await storage.remove('dd/three/320.webp');
    expect(await read('dd/three/320.webp')).toBeNull();
    expect(opened.keys().filter((key) => key.startsWith('dd'))).toEqual([]);
  });

  it('are kept apart under many writers at once', async () => {
    const keys = Array.from({ length: 40 }, (_value, index) => `ee/${index}/320.webp`);
    await Promise.all(keys.map((key) => opened.storage.put(key, Buffer.from(key))));
    const contents = await Promise.all(keys.map(read));
    expect(contents.map((content) => content?.body.toString())).toEqual(keys);
  });

  it('can be stored, says the check', async () => {
    await expect(opened.storage.check()).resolves.toBeUndefined();
  });
});
