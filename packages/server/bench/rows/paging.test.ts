import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { Client } from '../client.ts';
import { generate } from '../generate/generate.ts';
import { chooseSubjects } from '../subjects.ts';
import { pageWhileWriting } from './paging.ts';

describe('paging through the feed', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    server = await startTestServer();
    // Its jobs would hold rows of tables whose indexes are taken away.
    server.app.jobs.stop();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    client = new Client(`http://127.0.0.1:${port}`);
    await generate(server.db, { name: 'tiny', pilots: 200, flights: 1_500 }, { seed: 1 });
  });
  afterAll(async () => {
    client.close();
    await server.close();
  });

  it('meets each item once while many write', async () => {
    const { pilots } = await chooseSubjects(server.db);
    const writers = pilots.slice(0, 10).map(({ token }) => token);
    expect(writers).toHaveLength(10);
    const { skipped, twice, read, written } = await pageWhileWriting(client, {
      writers,
      readers: 2,
      passes: 1,
    });
    expect({ skipped, twice }).toEqual({ skipped: 0, twice: 0 });
    expect(read).toBeGreaterThan(1_500);
    expect(written).toBeGreaterThan(10);
  });
});
