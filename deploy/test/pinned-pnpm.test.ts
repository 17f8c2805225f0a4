import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const script = path.resolve(import.meta.dirname, '../scripts/pnpm.mjs');
const version = '12.21.0';

let folder: string;
let registry: Server;
let tarball: Buffer;
let asked: string;

/** A registry that has one program under the name that is asked for, and vouches for whatever it serves. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'estela-pnpm-'));
  mkdirSync(path.join(folder, 'package'));
  writeFileSync(path.join(folder, 'package/pnpm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  mkdirSync(path.join(folder, 'package/bin'));
  writeFileSync(
    path.join(folder, 'package/bin/pnpm.cjs'),
    "console.log('script', ...process.argv.slice(2));",
  );
  writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify({ name: 'pnpm', version }));
  execFileSync('tar', ['-czf', 'served.tgz', 'package'], { cwd: folder });
  tarball = readFileSync(path.join(folder, 'served.tgz'));
  registry = createServer(({ url = '' }, response) => {
    if (url.endsWith('.tgz')) return void response.end(tarball);
    const name = decodeURIComponent(url.slice(1));
    asked = name;
    const dist = { tarball: `${address()}/served.tgz`, integrity: sha512(tarball) };
    const versions = { [version]: { name, version, dist } };
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const sha512 = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** How to run what has this hash in the registry, pinned for every platform or as the script for the others. */
async function fetchPinned(integrity: string, kept: string, { isNative = true } = {}) {
  const code = `import { pnpmCommand } from ${JSON.stringify(script)};
    const integrity = ${JSON.stringify(integrity)};
    const version = '${version}';
    const native = { version, integrity: ${isNative ? 'new Proxy({}, { get: () => integrity })' : '{}'} };
    const pinned = { native, script: { version, integrity } };
    console.log(JSON.stringify(await pnpmCommand(pinned, ${JSON.stringify(kept)})));`;
  const env = {
    ...process.env,
    npm_config_registry: address(),
    npm_config_cache: path.join(folder, 'cache'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env,
  });
  return JSON.parse(stdout) as { command: string; args: string[] };
}

it('runs a pnpm that has the pinned hash, and fetches it once', async () => {
  const kept = path.join(folder, 'kept');
  const { command, args } = await fetchPinned(sha512(tarball), kept);
  expect(execFileSync(command, [...args, 'install'], { encoding: 'utf8' })).toBe('install\n');
  asked = '';
  expect(await fetchPinned(sha512(tarball), kept)).toMatchObject({ command, args });
  expect(asked).toBe('');
});

it('runs the pinned script where no native program is pinned', async () => {
  const kept = path.join(folder, 'script');
  const { command, args } = await fetchPinned(sha512(tarball), kept, { isNative: false });
  expect(asked).toBe('pnpm');
  expect(execFileSync(command, [...args, 'install'], { encoding: 'utf8' })).toBe('script install\n');
});

it('refuses a pnpm with another hash, although the registry vouches for it, and keeps nothing of it (E27)', async () => {
  const kept = path.join(folder, 'refused');
  for (const isNative of [true, false])
    await expect(fetchPinned(sha512(Buffer.from('the real one')), kept, { isNative })).rejects.toThrow(
      /is not what deploy\/scripts\/pnpm.json pins/,
    );
  expect(existsSync(kept) && readdirSync(kept)).toEqual([]);
});
