import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open.ts';
import { ensureTemplate } from './template.ts';

const { startThread } = jest.requireActual<{
  startThread: (env: Record<string, string>) => Worker | undefined;
}>('./database-thread.mjs');

describe('the embedded database', () => {
  let top: string;
  let dataDir: string;

  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'estela-embedded-'));
    dataDir = top;
  });
  afterEach(() => rmSync(top, { recursive: true, force: true }));

  const open = () => openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 });

  it('keeps what was committed and syncs it to the disk', async () => {
    const first = await open();
    expect((await sql<{ fsync: string }>`show fsync`.execute(first.db)).rows).toEqual([{ fsync: 'on' }]);
    await sql`create table notes (text text)`.execute(first.db);
    await sql`insert into notes values ('hola')`.execute(first.db);
    await first.close();
    const second = await open();
    expect((await sql`select text from notes`.execute(second.db)).rows).toEqual([{ text: 'hola' }]);
    await second.close();
    expect(existsSync(join(dataDir, 'pg.new'))).toBe(false);
  });

  it('lets no other user of the machine into a database, nor into one that was made before', async () => {
    dataDir = join(top, 'new/data');
    const modeOf = (folder: string) => statSync(folder).mode & 0o777;
    const pg = join(dataDir, 'pg');
    await (await open()).close();
    expect([modeOf(dataDir), modeOf(pg), modeOf(await ensureTemplate())]).toEqual([0o700, 0o700, 0o700]);
    for (const folder of [dataDir, pg]) chmodSync(folder, 0o755);
    await (await open()).close();
    expect([modeOf(dataDir), modeOf(pg)]).toEqual([0o755, 0o700]);
  });

  it('leaves nothing of a database that could not be made', async () => {
    // A link to nowhere: no database is there, and none can take the name.
    symlinkSync('nowhere', join(dataDir, 'pg'));
    await expect(open()).rejects.toMatchObject({ code: 'DATA_FOLDER_NOT_WRITABLE' });
    expect(readdirSync(dataDir)).not.toContain('pg.new');
    rmSync(join(dataDir, 'pg'));
    await (await open()).close();
  });

  it('lets other work begin in the locked folder while a database is made, and only then', async () => {
    const began: Promise<unknown>[] = [];
    const onMissing = () => {
      expect(existsSync(join(dataDir, 'pg'))).toBe(false);
      began.push(lockFolder(dataDir).catch((error: unknown) => error));
    };
    for (let start = 0; start < 2; start += 1)
      await (await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, { onMissing })).close();
    expect(await Promise.all(began)).toEqual([expect.objectContaining({ code: 'DATA_FOLDER_IN_USE' })]);
  });

  it('takes a thread that was started before anybody knew the folder', async () => {
    const thread = startThread({});
    const database = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 }, { thread });
    expect((await sql<{ fsync: string }>`show fsync`.execute(database.db)).rows).toEqual([{ fsync: 'on' }]);
    await database.close();
    expect(thread?.threadId).toBe(-1);
    expect(startThread({ DATABASE_URL: 'postgres://estela.example/estela' })).toBeUndefined();
  });

  it('keeps no memory of earlier results', async () => {
    // A thread that kept its answers would be stopped at its limit long before the last one.
    const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
      workerData: { durable: false },
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    });
    const stopped = new Promise<never>((_, reject) => worker.once('error', reject));
    const nextMessage = () => Promise.race([once(worker, 'message'), stopped]);
    const ask = async (message: Buffer): Promise<number> => {
      worker.postMessage({ buffer: message });
      const [{ answer }] = (await nextMessage()) as [{ answer: Uint8Array }];
      return answer.length;
    };
    worker.postMessage({ dir: join(dataDir, 'pg') });
    await nextMessage();
    await ask(protocolMessage('', '\0\x03\0\0user\0postgres\0database\0postgres\0'));
    const megabyte = 1_000_000;
    for (let n = 0; n < 200; n += 1) {
      expect(await ask(protocolMessage('Q', `select repeat('x', ${megabyte})`))).toBeGreaterThan(megabyte);
    }
    worker.postMessage({ close: true });
    await once(worker, 'exit');
  });

  it('rejects a second owner of the folder and takes over from a dead one', async () => {
    const release = await lockFolder(dataDir);
    await expect(open()).rejects.toMatchObject({
      code: 'DATA_FOLDER_IN_USE',
      message: `The data folder ${dataDir} is in use by process ${process.pid}; stop it or set ESTELA_DATA`,
    });
    await release();
    await leaveStaleSocket(join(dataDir, 'lock.sock'));
    expect(existsSync(join(dataDir, 'lock.sock'))).toBe(true);
    const again = await lockFolder(dataDir);
    await again();
  });

  it('rolls back what a client that goes away had begun', async () => {
    const { db, close } = await open();
    await sql`create table notes (text text)`.execute(db);
    await expect(
      db.transaction().execute(async (trx) => {
        await sql`insert into notes values ('half')`.execute(trx);
        await sql`select 1 / 0`.execute(trx);
      }),
    ).rejects.toThrow('division by zero');
    expect((await sql`select text from notes`.execute(db)).rows).toEqual([]);
    await close();
  });

  it('says so when the folder cannot be written', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(
      openDatabase({ dataDir: join(file, 'data'), databaseUrl: undefined, databasePool: 1 }),
    ).rejects.toMatchObject({ code: 'DATA_FOLDER_NOT_WRITABLE' });
  });

  it('says so when the server cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/estela';
    await expect(openDatabase({ dataDir, databaseUrl, databasePool: 1 })).rejects.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      message: 'The database 127.0.0.1/estela cannot be used (ECONNREFUSED)',
    });
  });
});

/** PostgreSQL's wire format: a type (the startup has none), the length of what follows with itself, the text and a NUL. */
function protocolMessage(type: '' | 'Q', text: string): Buffer {
  const body = Buffer.from(`${text}\0`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, body]);
}

/** A process that listens on the socket and is killed: its file stays behind. */
async function leaveStaleSocket(path: string): Promise<void> {
  const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('on'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
