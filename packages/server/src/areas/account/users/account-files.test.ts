import { crc32, inflateRawSync } from 'node:zlib';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { blank, pictureForm, sendPicture } from '../../../../test/support/test-pictures.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { Pictures } from '../../../media/pictures.ts';

/** The entries that the list at the end of a ZIP file names, with what they hold. */
function entriesOf(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, crc, packed] = [
      file.readUInt16LE(at + 10),
      file.readUInt32LE(at + 16),
      file.readUInt32LE(at + 20),
    ];
    const length = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + length);
    const head = file.readUInt32LE(at + 42);
    const start = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
    const bytes = file.subarray(start, start + packed);
    const content = method === 8 ? inflateRawSync(bytes) : bytes;
    expect([name, crc32(content)]).toEqual([name, crc]);
    entries.set(name, content);
    at += 46 + length + file.readUInt16LE(at + 30);
  }
  return entries;
}

describe('the export of an account with its pictures', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('users').execute();
    await sql`delete from rate_windows`.execute(server.db);
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });

  const exported = (pilot: TestPilot, token?: string) =>
    server.inject({
      url: `/api/users/${pilot.id}/export.zip`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const upload = async (path: string, pilot: TestPilot, width: number) => {
    const picture = await blank(width, 40).png().toBuffer();
    const answer = await sendPicture(server, path, pictureForm('picture', picture), pilot.token);
    expect(answer.statusCode).toBe(200);
  };

  it('holds what the export says, and each picture in its largest size by the id in its address', async () => {
    const flight = await makeFlight(server, ana, { title: 'Faro' });
    const drone = await makeDrone(server, ana, { visibility: 'followers' });
    await upload(`/flights/${flight._id}/poster`, ana, 2_000);
    await upload(`/drones/${drone._id}/image`, ana, 200);
    await upload(`/flights/${(await makeFlight(server, berto))._id}/poster`, berto, 50);
    const { statusCode, headers, rawPayload } = await exported(ana, ana.token);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(headers['cache-control']).toMatch(/no-store/);
    const entries = entriesOf(rawPayload);
    const account = JSON.parse(String(entries.get('account.json')));
    const plain = (await server.call(calls.exportUser, { params: { id: ana.id }, token: ana.token })).body;
    expect({ ...account, exportedAt: '' }).toEqual({ ...plain, exportedAt: '' });
    const named = [account.flights[0].poster, account.drones[0].image].map(
      (url: string) => /\/media\/([\da-f-]+)\//.exec(url)?.[1],
    );
    expect([...entries.keys()].sort()).toEqual(
      ['account.json', ...named.map((id) => `pictures/${id}.webp`)].sort(),
    );
    for (const id of named) {
      const url = `/api/media/${id}/1600.webp`;
      const shown = await server.inject({ url, headers: { authorization: `Bearer ${ana.token}` } });
      expect(entries.get(`pictures/${id}.webp`)?.equals(shown.rawPayload)).toBe(true);
    }
  });

  it('is there without a picture, too, and leaves out one whose file is lost', async () => {
    expect([...entriesOf((await exported(ana, ana.token)).rawPayload).keys()]).toEqual(['account.json']);
    await upload(`/flights/${(await makeFlight(server, ana))._id}/poster`, ana, 50);
    jest.spyOn(Pictures.prototype, 'open').mockResolvedValue(null);
    expect([...entriesOf((await exported(ana, ana.token)).rawPayload).keys()]).toEqual(['account.json']);
    jest.restoreAllMocks();
  });

  it('is no whole file where a picture cannot be read, so that nobody takes it for one', async () => {
    await upload(`/flights/${(await makeFlight(server, ana))._id}/poster`, ana, 50);
    jest.spyOn(Pictures.prototype, 'open').mockRejectedValue(new Error('the disk is gone'));
    await expect(exported(ana, ana.token)).rejects.toThrow();
    jest.restoreAllMocks();
  });

  it('is for its owner alone, ten times an hour', async () => {
    const refused = [
      await exported(ana),
      await exported(ana, berto.token),
      await exported(ana, 'x'.repeat(43)),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401]);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await exported(ana, ana.token)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
