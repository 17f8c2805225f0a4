import http from 'node:http';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { edge } from '../../edge/edge.ts';
import { storeSource } from '../../edge/store-source.ts';
import { devVersion } from '../dev-source.ts';
import { clientTag, openPages } from '../open-pages.ts';
import { againstServer } from './against-server.ts';
import { isOpenToOthers, readDeployed } from './deployed.ts';

/** How the bundler writes down what the shell shares, cut to one module. */
const shellScript = 'init([{name:"react",version:"19.3.1",factory:()=>()=>u(6)}])';

let workspace: FakeWorkspace;
let deployed: FastifyInstance;
let origin: string;
let local: ReturnType<typeof againstServer>;
let url: string;

beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.release('shell', '1.0.0', { 'entry.js': shellScript });
  for (const name of ['mf-flights', 'mf-gear']) await workspace.release(name, '1.0.0');
  deployed = Fastify();
  deployed.post('/api/echo', async ({ headers, body }, reply) =>
    reply.header('set-cookie', 'a=1; Path=/; Secure; Domain=estela.example').send({ headers, body }),
  );
  deployed.get('/api/go', (_request, reply) => reply.redirect(`${origin}/drones`));
  deployed.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: 1\n\n');
  });
  deployed.server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    socket.pipe(socket);
  });
  const settings = { publicUrl: 'https://estela.example' };
  await deployed.register(edge, { source: storeSource(workspace.store), settings });
  origin = await deployed.listen({ host: '127.0.0.1', port: 0 });

  const folder = path.join(workspace.root, 'mf-gear');
  const gear = { name: 'mf-gear', folder, out: path.join(folder, 'dist') };
  const pages = openPages('client.js', { url: origin, until: '2030-01-01T00:00:00.000Z' });
  local = againstServer(origin, [gear], pages);
  await workspace.build('mf-gear', devVersion, { 'drones.js': 'mine()' });
  await local.update(gear);
  url = await local.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await local.app.close();
  deployed.server.closeAllConnections();
  await deployed.close();
  await workspace.remove();
});

test('an address that begins like another host stays with the deployed product', async () => {
  const other = http.createServer((_request, response) => response.end('other'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { path: `//127.0.0.1:${port}/api/echo` }, resolve).once('error', reject);
  });
  let body = '';
  for await (const piece of answer) body += piece;
  expect(body).not.toBe('other');
  other.close();
});

test('pages and composition are the deployed ones, but for the local remote', async () => {
  const page = await fetch(`${url}/drones`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('strict-transport-security')).toBeNull();
  expect(html.indexOf(clientTag)).toBeLessThan(html.indexOf('entry.js'));
  expect(html).toContain('"/remotes/mf-gear/dev/"');
  expect(html).not.toMatch(/<link[^>]*mf-gear/);
  const { remotes } = (await (await fetch(`${url}/composition.json`)).json()) as {
    remotes: Record<string, { version: string }>;
  };
  expect(remotes['mf-gear']?.version).toBe(devVersion);
  expect(remotes['mf-flights']?.version).toBe(versionOf('mf-flights', '1.0.0'));
  expect(await (await fetch(`${url}/remotes/mf-gear/dev/drones.js`)).text()).toBe('mine()');
  expect((await fetch(`${url}/remotes/mf-gear/${versionOf('mf-gear', '1.0.0')}/drones.js`)).status).toBe(200);
});

test('calls reach the deployed server with their session and body, as if its own page had made them', async () => {
  const answer = await fetch(`${url}/api/echo`, {
    method: 'POST',
    headers: { authorization: 'Bearer me', origin: url, 'content-type': 'application/json' },
    body: '{"name":"Avispa"}',
  });
  const { headers, body } = (await answer.json()) as { headers: Record<string, string>; body: unknown };
  expect(body).toEqual({ name: 'Avispa' });
  expect(headers).toMatchObject({ authorization: 'Bearer me', origin, host: new URL(origin).host });
  expect(answer.headers.get('set-cookie')).toBe('a=1; Path=/');
  const moved = await fetch(`${url}/api/go`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/drones');
});

test('event streams and web sockets pass through', async () => {
  const events = await fetch(`${url}/api/events`);
  const reader = events.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  await reader?.cancel();
  const heard = await new Promise((resolve, reject) => {
    const request = http.get(`${url}/api/socket`, { headers: { connection: 'upgrade', upgrade: 'echo' } });
    request.once('error', reject);
    request.once('upgrade', (_answer, socket) => {
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
      socket.write('hello');
    });
  });
  expect(heard).toBe('hello');
});

test('a name of elsewhere that points to this machine is refused', async () => {
  const answer = await local.app.inject({ url: '/drones', headers: { host: 'evil.example' } });
  expect(answer.statusCode).toBe(421);
  const headers = { host: 'evil.example', connection: 'upgrade', upgrade: 'echo' };
  const socket = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.get(`${url}/api/socket`, { headers }, resolve);
    request.once('error', reject).once('upgrade', () => reject(new Error('It was let through')));
  });
  expect(socket.statusCode).toBe(421);
});

test('a refused socket that breaks does not end the server', async () => {
  const socket = new PassThrough();
  const message = { headers: { host: 'evil.example' } };
  local.app.server.emit('upgrade', message as http.IncomingMessage, socket, Buffer.alloc(0));
  expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow();
});

test('what is deployed is asked for its shell and the modules that it shares', async () => {
  expect(await readDeployed(origin)).toEqual({
    origin,
    shell: versionOf('shell', '1.0.0', { 'entry.js': shellScript }),
    shared: { react: '19.3.1' },
  });
});

test('an address with nothing to work against is refused with its reason', async () => {
  await expect(readDeployed('estela.example')).rejects.toMatchObject({ code: 'bad-address' });
  const other = Fastify();
  const elsewhere = await other.listen({ host: '127.0.0.1', port: 0 });
  await expect(readDeployed(elsewhere)).rejects.toMatchObject({
    code: 'not-estela',
    detail: { status: '404' },
  });
  await other.close();
  await expect(readDeployed(elsewhere)).rejects.toMatchObject({ code: 'unreachable' });
});

test.each([
  ['http://estela.example', true],
  ['https://estela.example', false],
  ['http://127.0.0.1:8080', false],
  ['http://[::1]:8080', false],
])('%s is open to others: %s', (address, expected) => {
  expect(isOpenToOthers(address)).toBe(expected);
});
