import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { calls } from '@estela/contracts';
import { fetchPicture, filesBelow } from '../../test/support/test-pictures.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { diskStorage } from '../media/disk-storage.ts';
import { insertSample } from './insert-sample.ts';

describe('pictures of the sample', () => {
  let server: TestServer;
  let root: string;

  beforeAll(async () => {
    server = await startTestServer();
    root = join(server.config.dataDir, 'media');
    await insertSample(server.db, { onlyIfEmpty: true, storage: diskStorage(root) });
  });
  afterAll(() => server.close());

  const stored = () => server.db.selectFrom('media').select(['id', 'owner_id', 'bytes']);

  it('are there for pilots, drones, groups and what a feed shows first, all different and small', async () => {
    expect(await stored().execute()).toHaveLength(11 + 18 + 6 + 18);
    const files = filesBelow(root);
    expect(files).toHaveLength(53 * 3);
    const shown = new Set<string>();
    for (const path of files.filter((one) => one.endsWith('960.webp'))) {
      const file = await diskStorage(root).get(path);
      const content = file ? await buffer(file.body) : Buffer.alloc(0);
      expect(content.length).toBeLessThan(60_000);
      shown.add(createHash('sha256').update(content).digest('hex'));
    }
    expect(shown.size).toBe(53);
  });

  it('are served like any upload, and belong to the pilot who shows them', async () => {
    const { body } = await server.call(calls.getFeed, { query: { limit: 10 } });
    const posters = body.items.flatMap((item) => (item.kind === 'flight' && item.poster ? [item] : []));
    expect(posters.length).toBeGreaterThan(3);
    for (const { poster, owner } of posters) {
      const id = /media\/([^/]+)/.exec(poster ?? '')?.[1] ?? '';
      expect((await stored().where('id', '=', id).executeTakeFirst())?.owner_id).toBe(owner._id);
      const file = await fetchPicture(server, poster ?? '');
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const { body: users } = await server.call(calls.getPublicDashboard, {
      params: { username: 'marta.fpv' },
    });
    expect((await fetchPicture(server, users.user.profilePicture ?? '')).statusCode).toBe(200);
  });

  it('do not keep the sample from being inserted when the storage is away', async () => {
    await server.db.deleteFrom('users').execute();
    const away = { ...diskStorage(root), put: () => Promise.reject(new Error('The disk is full')) };
    expect(await insertSample(server.db, { onlyIfEmpty: true, storage: away })).toMatchObject({
      added: true,
    });
    expect(await stored().execute()).toEqual([]);
  });

  it('have the same bytes at every run', async () => {
    const other = mkdtempSync(join(tmpdir(), 'estela-sample-'));
    const bytes = async () => (await stored().execute()).map((row) => row.bytes).sort((a, b) => a - b);
    await server.db.deleteFrom('users').execute();
    await insertSample(server.db, { onlyIfEmpty: true, storage: diskStorage(root) });
    const first = await bytes();
    await server.db.deleteFrom('users').execute();
    await insertSample(server.db, { onlyIfEmpty: true, storage: diskStorage(other) });
    expect(await bytes()).toEqual(first);
    rmSync(other, { recursive: true });
  });
});
