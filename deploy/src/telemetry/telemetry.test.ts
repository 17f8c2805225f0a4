import { readFile, stat } from 'node:fs/promises';
import { type FailureReport, telemetryPath } from '@estela/contracts/telemetry';
import Fastify, { type FastifyInstance } from 'fastify';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../test/fake-workspace.ts';
import { edge } from '../edge/edge.ts';
import { storeSource } from '../edge/store-source.ts';

const gear = (label: string) => versionOf('mf-gear', label);

function aReport(fields: Partial<FailureReport> = {}): FailureReport {
  return {
    app: 'mf-gear',
    version: gear('1.0.0'),
    composition: '0123456789ab',
    phase: 'render',
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'title')",
    frames: ['/remotes/mf-gear/files/drones.0a1b.js:1:234'],
    route: '/drones/:id',
    count: 1,
    isFirst: true,
    ...fields,
  };
}

let workspace: FakeWorkspace;
let app: FastifyInstance;

async function start(): Promise<void> {
  app = Fastify();
  const settings = { publicUrl: 'https://estela.example' };
  await app.register(edge, { source: storeSource(workspace.store), settings });
  await app.ready();
}

beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const name of ['shell', 'mf-gear']) await workspace.release(name, '1.0.0');
  await start();
});
afterEach(async () => {
  await app.close();
  await workspace.remove();
});

/** Sends batches and stops the edge, so that all is written. */
async function send(...batches: unknown[]): Promise<void> {
  for (const payload of batches) {
    const answer = await app.inject({ method: 'POST', url: telemetryPath, payload: payload as object });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  }
  await app.close();
}

async function fleet(...args: string[]) {
  expect(await workspace.fleet(...args, '--json')).toBe(0);
  return JSON.parse(workspace.lines.join('\n'));
}

async function gearStatus() {
  const { apps } = await fleet('status');
  return apps.find((row: { app: string }) => row.app === 'mf-gear').errors;
}

test('status counts failures of the live version; errors shows which they are', async () => {
  await send(
    [aReport({ count: 3 })],
    [
      aReport({ isFirst: false, composition: 'ffffffffffff' }),
      aReport({ message: 'no drones today', isFirst: false }),
    ],
  );
  expect(await gearStatus()).toEqual({ count: 5, sessions: 1, last: expect.any(String) });
  const [version] = await fleet('errors', 'mf-gear', '--version', gear('1.0.0'));
  expect(version.failures).toMatchObject([
    { message: 'no drones today', count: 1, composition: '0123456789ab' },
    {
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
      count: 4,
      composition: 'ffffffffffff',
      route: '/drones/:id',
    },
  ]);
  await workspace.fleet('status');
  expect(workspace.lines.join('\n')).toMatch(/mf-gear .* 5 in 1 session/);
  await workspace.fleet('errors', 'mf-gear');
  expect(workspace.lines.join('\n')).toContain('no drones today');
});

test('a version that goes live again starts at none; what an override shows does not count for it', async () => {
  await workspace.build('mf-gear', '2.0.0');
  await workspace.fleet('publish', 'mf-gear');
  await send([aReport(), aReport({ version: gear('2.0.0'), count: 2 })]);
  await workspace.fleet('activate', 'mf-gear', gear('2.0.0'));
  expect(await gearStatus()).toBeNull();
  await start();
  await send([aReport({ version: gear('2.0.0') })]);
  expect(await gearStatus()).toMatchObject({ count: 1 });
  expect(await fleet('errors', 'mf-gear')).toHaveLength(3);
});

test('what is not a report, or of no published version, is not kept and not explained', async () => {
  const long = { ...aReport(), message: 'x'.repeat(20_000) };
  const wrong = [
    { composition: 'x' },
    { route: '/u/ana?x=1' },
    { frames: ['https://evil.example:1:2'] },
    { user: 'ana' },
  ];
  await send([], 'text', [long], ...wrong.map((fields) => [{ ...aReport(), ...fields }]), [
    aReport({ version: '9.9.9' }),
    aReport({ app: 'mf-evil' }),
  ]);
  await expect(stat(workspace.store.paths.failures)).rejects.toThrow('ENOENT');
});

test('personal data that a browser sent is not kept', async () => {
  await send([aReport({ message: 'mail to ana@example.com', note: 'soy ana@example.com, 612345678' })]);
  const text = await readFile(workspace.store.paths.failures, 'utf8');
  expect(text).toContain('mail to <email>');
  expect(text).not.toMatch(/ana@|612345678/);
});

test('a flood stays small: thirty batches a minute from one address, and the oldest go first', async () => {
  const batches = Array.from({ length: 40 }, (_, batch) =>
    Array.from({ length: 10 }, (_, at) =>
      aReport({
        message: `${'broken '.repeat(25)} ${String.fromCharCode(97 + (batch % 26))}${at % 2 ? 'x' : 'y'}`,
        frames: [`/shell/files/a.js:${batch}${at}:1`],
      }),
    ),
  );
  await send(...batches);
  expect((await stat(workspace.store.paths.failures)).size).toBeLessThan(12_000);
  expect((await gearStatus()).count).toBeLessThanOrEqual(200);
});

test('two edges on one store add up', async () => {
  const first = app;
  await start();
  await send([aReport()]);
  app = first;
  await send([aReport()]);
  expect(await gearStatus()).toMatchObject({ count: 2, sessions: 2 });
});
