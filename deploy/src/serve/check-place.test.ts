import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPlace } from './check-place.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'estela-place-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a free port and a writable folder are fine, and the folder is made', async () => {
  await checkPlace({ host: '127.0.0.1', port: 0, dataDir: path.join(folder, 'new/data') });
});

test('a taken port is named in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkPlace({ host: '127.0.0.1', port, dataDir: folder })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken; set PORT to another`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('an address of another machine is named in one line', async () => {
  await expect(checkPlace({ host: '192.0.2.1', port: 0, dataDir: folder })).rejects.toThrow(
    'Port 0 on 192.0.2.1 cannot be used (EADDRNOTAVAIL); set HOST to an address of this machine',
  );
});

test('a data folder that cannot be written is named in one line', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(checkPlace({ host: '127.0.0.1', port: 0, dataDir: path.join(file, 'data') })).rejects.toThrow(
    'cannot be written',
  );
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a data folder where none can be made is named in one line', async () => {
  await expect(checkPlace({ host: '127.0.0.1', port: 0, dataDir: '/proc/estela/data' })).rejects.toThrow(
    'The data folder /proc/estela/data cannot be written (ENOENT)',
  );
});
