#!/usr/bin/env node
// Runs a command with DATABASE_URL set to a throw-away PostgreSQL: with-postgres.mjs <command> [arguments]
// `--find` only says whether a server binary is there (exit code 0 or 1). `--keep FOLDER <command>` leaves the data in
// the folder for the next time, and so has it synced to the disk.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, freePorts, runInside, startForeign, unprivileged } from './foreign-process.mjs';

const given = process.argv.slice(2);
const kept = given[0] === '--keep' ? given.splice(0, 2)[1] : undefined;
const [command, ...args] = given;
const bin = findBinaries();
if (command === '--find') process.exit(bin ? 0 : 1);
if (!command) fail('Usage: with-postgres.mjs <command> [arguments]');
if (!bin) fail('No PostgreSQL server found: install postgresql, or set PGBIN to the folder of its binaries');

const dir = mkdtempSync(join(tmpdir(), 'estela-postgres-'));
const [port] = await freePorts(1);
let server;
try {
  server = await startServer();
  const env = { DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` };
  process.exitCode = await runInside([command, ...args], env);
} finally {
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PGBIN, ...versions.map((version) => join(debian, version, 'bin'))];
  const inPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (inPath.status === 0) folders.push(inPath.stdout.trim());
  return folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

async function startServer() {
  const who = unprivileged();
  chmodSync(dir, 0o777);
  const data = kept ?? join(dir, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(data, who);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dir,
    ...(!kept && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: 200,
    timezone: 'UTC',
    logging_collector: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return startForeign([join(bin, 'postgres'), '-D', data, ...flags], {
    isReady: /ready to accept connections/,
    // Fast shutdown: ends sessions, then the server.
    end: 'INT',
    cwd: dir,
  });
}

function initialise(data, who) {
  mkdirSync(data, { recursive: true });
  if (who.uid !== undefined) chownSync(data, who.uid, who.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { ...who, cwd: dir, encoding: 'utf8' },
  );
  if (made.status !== 0) fail(made.stderr || String(made.error));
}
