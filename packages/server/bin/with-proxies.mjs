#!/usr/bin/env node
// Runs a command with PgBouncer before the PostgreSQL of DATABASE_URL and HAProxy before three servers that the command
// is to start: with-proxies.mjs <command> [arguments]. Both run by the files of packages/docs/operations, with other
// addresses. The command gets DATABASE_URL (through PgBouncer), DATABASE_DIRECT_URL, ESTELA_PROXY and ESTELA_PORTS: of
// the three, and one to spare.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProxies } from './find-proxies.mjs';
import { fail, freePorts, runInside, startForeign } from './foreign-process.mjs';

const guides = new URL('../../docs/operations/', import.meta.url);
const { haproxy, pgbouncer } = findProxies();
const direct = process.env.DATABASE_URL;
if (!haproxy || !pgbouncer || !direct) fail('Needs haproxy, pgbouncer and DATABASE_URL');

const dir = mkdtempSync(join(tmpdir(), 'estela-proxies-'));
chmodSync(dir, 0o755);
const [bouncerPort, proxyPort, ...serverPorts] = await freePorts(6);
const running = [];
try {
  running.push(await startBouncer(), await startProxy());
  const pooled = new URL(direct);
  pooled.host = `127.0.0.1:${bouncerPort}`;
  process.exitCode = await runInside(process.argv.slice(2), {
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: direct,
    ESTELA_PROXY: `http://127.0.0.1:${proxyPort}`,
    ESTELA_PORTS: serverPorts.join(','),
  });
} finally {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(dir, { recursive: true, force: true });
}

async function startBouncer() {
  const { hostname, port, pathname } = new URL(direct);
  const other = {
    estela: undefined,
    listen_port: bouncerPort,
    auth_type: 'any',
    auth_file: undefined,
    unix_socket_dir: '',
  };
  const kept = readFileSync(new URL('pgbouncer.ini', guides), 'utf8')
    .split('\n')
    .filter((line) => !(line.split(' =')[0] in other));
  const own = Object.entries(other).filter(([, value]) => value !== undefined);
  const name = pathname.slice(1);
  // In the place of a role with timeouts, which the tests' database has for nobody else.
  const limits = "connect_query='set statement_timeout = 30000'";
  const database = `${name} = host=${hostname} port=${port} dbname=${name} user=postgres ${limits}`;
  const text = [
    ...kept.flatMap((line) => (line === '[databases]' ? [line, database] : [line])),
    ...own.map(([key, value]) => `${key} = ${value}`),
  ];
  const file = join(dir, 'pgbouncer.ini');
  writeFileSync(file, `${text.join('\n')}\n`);
  return startForeign([pgbouncer, file], { isReady: /process up/, cwd: dir });
}

function startProxy() {
  const [one, two, three] = serverPorts.map((port) => `127.0.0.1:${port}`);
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, readFileSync(new URL('haproxy.cfg', guides)));
  return startForeign([haproxy, '-W', '-f', file], {
    isReady: /Loading success/,
    cwd: dir,
    env: {
      ESTELA_BIND: `127.0.0.1:${proxyPort}`,
      ESTELA_ONE: one,
      ESTELA_TWO: two,
      ESTELA_THREE: three,
    },
  });
}
