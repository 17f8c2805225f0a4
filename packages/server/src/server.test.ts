import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';

describe('the server', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'estela-server-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const config = (env: Record<string, string> = {}) =>
    readConfig({ PORT: '0', LOG_LEVEL: 'silent', ESTELA_DATA: dataDir, ...env });

  it('serves /api and leaves everything else to the given hook', async () => {
    const stages: string[] = [];
    const server = await startServer(config(), {
      outside: (app) => void app.get('/*', async () => 'the edge'),
      onStage: (stage) => stages.push(stage),
    });
    const read = async (path: string) => (await fetch(server.address + path)).text();
    expect(await read('/api/health/ready')).toBe('{"status":"ok"}');
    expect(await read('/api/nothing')).toContain('NOT_FOUND');
    expect(await read('/flights')).toBe('the edge');
    expect(stages).toEqual(['database', 'migrations', 'routes']);
    await server.close();
  });

  it('stops at a migration that fails, before anything else runs, and gives the data folder back', async () => {
    const server = await startServer(config());
    await sql`delete from migrations where name = '001-accounts'`.execute(server.db);
    await server.close();
    const outside = jest.fn();
    for (let tries = 0; tries < 2; tries += 1)
      await expect(startServer(config(), { outside })).rejects.toThrow('type "audience" already exists');
    expect(outside).not.toHaveBeenCalled();
  });

  it('ends a request in flight before it stops', async () => {
    let entered = () => {};
    let finish = () => {};
    const isIn = new Promise<void>((resolve) => {
      entered = resolve;
    });
    const server = await startServer(config(), {
      outside: (app) =>
        void app.get('/slow', async () => {
          entered();
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return 'done';
        }),
    });
    const answer = fetch(`${server.address}/slow`);
    await isIn;
    const closed = server.close();
    finish();
    expect(await (await answer).text()).toBe('done');
    await closed;
  });

  it('does not wait for unused connections', async () => {
    const server = await startServer(config());
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    await new Promise((resolve) => server.app.server.once('connection', resolve));
    const since = Date.now();
    await server.close();
    expect(Date.now() - since).toBeLessThan(5_000);
    socket.destroy();
  });

  it('names a port that is taken in one line and gives the data folder back', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(startServer(config({ PORT: String(port) }))).rejects.toMatchObject({
      code: 'PORT_TAKEN',
      message: `Port ${port} on 127.0.0.1 is taken; set PORT to another`,
    });
    await new Promise((resolve) => other.close(resolve));
    const server = await startServer(config());
    await server.close();
  });

  it('finds its native packages at each of ten starts after a kill (C29)', () => {
    const script = join(__dirname, '../test/support/start-and-die.mjs');
    for (let kills = 0; kills <= 10; kills += 1) {
      const { stdout, signal } = spawnSync(process.execPath, [script, dataDir], { encoding: 'utf8' });
      expect([stdout, signal]).toEqual(['loaded', 'SIGKILL']);
    }
  });

  it('keeps every acknowledged account when it is killed', async () => {
    const first = spawnServer(dataDir);
    const address = await first.address;
    for (let i = 0; i < 5; i += 1) expect(await register(address, `pilot${i}`)).toBe(201);
    const gone = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill('SIGKILL');
    await gone;
    const second = await startServer(config());
    const kept = await second.db.selectFrom('users').select('username').orderBy('username').execute();
    expect(kept.map(({ username }) => username)).toEqual(['pilot0', 'pilot1', 'pilot2', 'pilot3', 'pilot4']);
    await second.close();
  });
});

function spawnServer(dataDir: string) {
  const script = `import(${JSON.stringify(join(__dirname, 'index.ts'))})
    .then(({ readConfig, startServer }) => startServer(readConfig(process.env)))
    .then(({ address }) => console.log(address));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent', ESTELA_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The server left with code ${code}`)));
  });
  return { child, address };
}

async function register(address: string, username: string): Promise<number> {
  const body = {
    username,
    email: `${username}@estela.test`,
    name: 'Uno',
    lastName: 'Más',
    password: 'una de muchas',
    acceptTerms: true,
  };
  const { status } = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return status;
}
