import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { lockFolder } from '../database/folder-lock.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { ensureMediaKey } from '../media/repository.ts';
import { runCommandLine } from './run.ts';

describe('the command line', () => {
  let dataDir: string;
  let errors: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'estela-cli-'));
    errors = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      errors += text;
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function run(args: string[], env: Record<string, string> = {}) {
    const lines: string[] = [];
    const code = await runCommandLine(args, { ESTELA_DATA: dataDir, ...env }, (line) => lines.push(line));
    return { code, out: lines.join('\n') };
  }

  async function onDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 });
    return work(db).finally(close);
  }

  const users = () => onDatabase((db) => db.selectFrom('users').selectAll().execute());

  it('makes an account an administrator, creates it where it is new, and changes nothing on a dry run', async () => {
    const args = ['admin', 'create', 'jefa', '--email', 'jefa@estela.test'];
    const env = { ESTELA_ADMIN_PASSWORD: 'la clave de la jefa' };
    expect(await run([...args, '--dry-run'], env)).toEqual({ code: 0, out: 'Would be: jefa created' });
    expect(await run(args, env)).toEqual({ code: 0, out: 'jefa created' });
    expect(await run(['admin', 'create', 'JEFA'])).toEqual({ code: 0, out: 'JEFA promoted' });
    expect(await run(['admin', 'verify', 'jefa'])).toEqual({ code: 0, out: 'jefa verified' });
    expect(errors).toMatch(
      /^(\{.*"security":"admin.role-given","who":"command line: .*\n){2}\{.*"admin.verified".*"target":"jefa".*\n$/,
    );
    const [account, ...others] = await users();
    expect(others).toEqual([]);
    expect(account).toMatchObject({ role: 'admin', verified: true, email: 'jefa@estela.test' });
    expect(account).toMatchObject({ password_due: true, email_confirmed: true });
    expect(await verifyPassword(account?.password_hash, env.ESTELA_ADMIN_PASSWORD)).toBe(true);
  });

  it('says in the log and to its owner that it has reset a second factor, and nothing where there was none', async () => {
    const env = { ESTELA_ADMIN_PASSWORD: 'la clave de la jefa' };
    await run(['admin', 'create', 'jefa', '--email', 'jefa@estela.test'], env);
    errors = '';
    const args = ['admin', 'reset-second-factor', 'jefa', '--language', 'en'];
    const done = { code: 0, out: 'jefa logs in with the password alone' };
    expect(await run(args)).toEqual(done);
    await onDatabase(async (db) => {
      await ensureMediaKey(db, Buffer.alloc(32));
      const totp = { totp_secret: Buffer.alloc(9), totp_at: new Date() };
      await db.updateTable('users').set(totp).execute();
    });
    expect(await run([...args, '--dry-run'])).toEqual({ ...done, out: `Would be: ${done.out}` });
    expect([errors, existsSync(join(dataDir, 'mail'))]).toEqual(['', false]);
    expect(await run(args)).toEqual(done);
    expect(errors).toMatch(/^\{.*"security":"admin.second-factor-reset","who":"command line: .*"jefa".*\n$/);
    const [file = '', ...more] = readdirSync(join(dataDir, 'mail'));
    expect(more).toEqual([]);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', file)));
    expect(mail.to?.[0]?.address).toBe('jefa@estela.test');
    expect(mail.subject).toBe('Two-step verification is off in Estela');
  });

  it('replaces the key of pictures, and changes nothing on a dry run', async () => {
    expect(await run(['keys', 'rotate', '--dry-run'])).toEqual({
      code: 0,
      out: 'Would be: addresses of pictures have a new key; those that are out go on for a day',
    });
    expect(errors).toBe('');
    expect(await run(['keys', 'rotate', '--end-links'])).toEqual({
      code: 0,
      out: 'Addresses of pictures have a new key; those that are out have ended',
    });
    expect(errors).toContain('"security":"keys.rotated"');
  });

  it('brings no database to a newer schema for a dry run, or to look at it', async () => {
    const newest = 'delete from migrations where name = (select max(name) from migrations)';
    await onDatabase((db) => sql.raw(newest).execute(db));
    for (const args of [
      ['admin', 'create', 'jefa', '--email', 'jefa@estela.test', '--dry-run'],
      ['admin', 'verify', 'jefa', '--dry-run'],
      ['admin', 'reset-second-factor', 'jefa', '--dry-run'],
      ['airspace', 'list'],
      ['keys', 'save', join(dataDir, 'keys.json')],
    ]) {
      errors = '';
      expect(await run(args)).toEqual({ code: 1, out: '' });
      expect(errors).toMatch(/1 migration behind.*run "estela migrate" first/);
    }
    expect(await onDatabase(pendingMigrations)).toHaveLength(1);
  });

  it('says in one line what it cannot do, and leaves with a code that is not 0', async () => {
    expect((await run(['admin', 'verify', 'nadie'])).code).toBe(1);
    expect(errors).toBe('There is no pilot called nadie\n');
    expect((await run(['migrate', '--grant', 'serving'])).code).toBe(1);
    expect(errors).toContain('Only PostgreSQL has roles');
    const release = await lockFolder(dataDir);
    expect((await run(['sample'])).code).toBe(73);
    expect(errors).toContain('is in use by process');
    await release();
    expect((await run(['sample'], { PORT: 'x' })).code).toBe(78);
    expect(errors).toContain('PORT must be a number');
  });

  it.each([
    [['--help']],
    [['admin', '--help']],
    [['admin', 'create', '--help']],
    [['admin', 'reset-second-factor', '--help']],
    [['keys', 'rotate', '--help']],
    [['keys', 'save', '--help']],
    [['sample', '--help']],
  ])('has help for %j', async (args) => {
    const { code, out } = await run(args);
    expect(code).toBe(0);
    expect(out).toContain('Usage: estela');
  });
});
