import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { type RemoteProduct, remoteProduct } from '../../../test/remote-product.ts';
import { readBuildToPublish } from '../../contract/gate.ts';
import { fileName } from '../../store/build-report.ts';
import { packBuild } from '../remote/pack-build.ts';
import type { UploadRequest } from '../remote/remote-command.ts';

let remote: RemoteProduct;
let secret: string;
let request: UploadRequest;
let whole: Buffer;
beforeEach(async () => {
  remote = await remoteProduct();
  secret = await remote.token('gear-ci', 'mf-gear');
  await remote.team.build('mf-gear', '1.0.0');
  const app = path.join(remote.team.root, 'mf-gear');
  const build = await readBuildToPublish(
    path.join(app, 'dist'),
    path.join(app, 'package.json'),
    remote.team.root,
  );
  const { files, version } = build;
  request = { command: 'publish', args: ['mf-gear'], options: {}, files, version, source: {} };
  whole = await packBuild(
    build,
    request,
    files.map((file) => file.path),
  );
});
afterEach(() => remote.close());

interface Sent {
  name: string;
  text?: string;
  type?: 'symlink' | 'link' | 'directory';
  linkname?: string;
}

async function tarOf(first: object, ...entries: Sent[]): Promise<Buffer> {
  const tar = pack();
  const packed = buffer(tar as unknown as Readable);
  tar.entry({ name: 'request.json' }, JSON.stringify(first));
  for (const { text = '', ...header } of entries) tar.entry(header, text);
  tar.finalize();
  return gzipSync(await packed);
}

async function send(payload: Buffer | Readable, length: number, headers: Record<string, string> = {}) {
  const answer = await remote.app.inject({
    method: 'POST',
    url: '/fleet/builds/mf-gear/publish',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/gzip',
      'content-length': String(length),
      ...headers,
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Nothing of an upload that was turned away is kept, and the log has the reason. */
async function expectNothing(code: string): Promise<void> {
  const { store } = remote.product;
  expect(await readdir(store.paths.incoming).catch(() => [])).toEqual([]);
  expect(await store.apps()).toEqual([]);
  expect(await readdir(path.dirname(store.paths.root))).toEqual(['releases']);
  expect(await remote.acts()).toEqual([
    { token: 'gear-ci', command: 'publish', app: 'mf-gear', outcome: 'refused', code },
  ]);
}

test.each<[string, Sent]>([
  ['leads out of the folder', { name: 'dist/../../../../evil.js', text: 'x' }],
  ['is absolute', { name: '/tmp/evil.js', text: 'x' }],
  ['was not announced', { name: 'dist/other.js', text: 'x' }],
  ['is a symbolic link', { name: 'dist/entry.js', type: 'symlink', linkname: '/etc/passwd' }],
  ['is a hard link', { name: 'dist/entry.js', type: 'link', linkname: '/etc/passwd' }],
  ['is a folder', { name: 'dist/entry.js', type: 'directory' }],
  ['has other bytes', { name: 'dist/entry.js', text: 'x'.repeat(628) }],
  ['is the request again', { name: 'request.json', text: '{}' }],
])('an entry that %s ends the upload', async (_name, entry) => {
  const sent = await tarOf(request, entry);
  const { status, body } = await send(sent, sent.length);
  expect([status, body.error.code]).toEqual([400, 'BROKEN_UPLOAD']);
  await expectNothing('BROKEN_UPLOAD');
});

test('no announced name leads out of the folder', () => {
  const parts = fc.constantFrom('..', '.', 'a', '', '/', '\\', 'b.js', '\0', '...', 'c:');
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 6 }).map((all) => all.join('/')),
      (name) => {
        if (!fileName.safeParse(name).success) return;
        const folder = '/store/.incoming/upload/mf-gear/dist';
        expect(`${path.join(folder, name)}/`.startsWith(`${folder}/`)).toBe(true);
      },
    ),
  );
});

test('an upload that is cut off anywhere leaves nothing', async () => {
  for (const part of [0, 0.1, 0.5, 0.9, 0.999]) {
    const cut = whole.subarray(0, Math.floor(whole.length * part));
    const { status, body } = await send(cut, cut.length);
    expect([status, body.error.code]).toEqual([400, 'BROKEN_UPLOAD']);
  }
  expect(await readdir(remote.product.store.paths.incoming)).toEqual([]);
  expect(await remote.product.store.apps()).toEqual([]);
});

test('a connection that ends in the middle leaves nothing', async () => {
  const sending = httpRequest(`${remote.url}/fleet/builds/mf-gear/publish`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/gzip',
      'content-length': whole.length,
    },
  });
  const ended = new Promise((resolve) => sending.once('error', resolve));
  sending.write(whole.subarray(0, whole.length / 2), () => sending.destroy());
  await ended;
  while ((await remote.acts()).length === 0) await new Promise(setImmediate);
  await expectNothing('BROKEN_UPLOAD');
});

test.each<[string, (given: UploadRequest) => object]>([
  ['more files than are allowed', (given) => ({ ...given, files: Array(601).fill(given.files[0]) })],
  [
    'more bytes than are allowed',
    (given) => ({ ...given, files: [{ ...given.files[0], bytes: 50_000_000 }] }),
  ],
])('a request that announces %s is refused', async (_name, change) => {
  const sent = await tarOf(change(request));
  expect((await send(sent, sent.length)).status).toBe(413);
  await expectNothing('TOO_LARGE');
});

test('what unpacks to more than is allowed is stopped on the way', async () => {
  const bomb = gzipSync(Buffer.concat([gunzipSync(whole), Buffer.alloc(60_000_000)]));
  expect(bomb.length).toBeLessThan(100_000);
  const { status, body } = await send(bomb, bomb.length);
  expect([status, body.error.code]).toEqual([413, 'TOO_LARGE']);
  await expectNothing('TOO_LARGE');
});

test('an upload that says it is too large is refused before it is read', async () => {
  const never = new Readable({ read: () => undefined });
  const { status, body } = await send(never, 30_000_000);
  expect([status, body.error.code]).toEqual([413, 'TOO_LARGE']);
  await expectNothing('TOO_LARGE');
});

test.each([
  ['another version', { version: '000000000000' }],
  [
    'a file that is in no release',
    { files: [{ path: 'x.js', bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }] },
  ],
])('a request with %s is not published', async (_name, more) => {
  const sent = await tarOf({ ...request, ...more });
  const { body } = await send(sent, sent.length);
  expect(body.error.code).toBe('BROKEN_UPLOAD');
  await expectNothing('BROKEN_UPLOAD');
});

test('the whole upload is published', async () => {
  expect((await send(whole, whole.length)).status).toBe(200);
  await remote.product.store.verify('mf-gear', request.version);
});
