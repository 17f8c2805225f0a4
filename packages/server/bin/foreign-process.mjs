// Programs that are not ours, as databases and proxies: they run without root's rights, and end when we do, however
// that happens.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';

/**
 * The shell waits for the end of its input, which comes when the process that holds the other end is gone, by a kill too.
 * A program that a shell puts behind itself hears no SIGINT unless it asks to, as PostgreSQL does.
 */
const untilWeEnd = 'end=$1; shift; "$@" & child=$!; cat >/dev/null; kill -"$end" "$child"; wait "$child"';

/** Some programs refuse to run as root: then they run as `postgres`, or as nobody where that user does not exist. */
export function unprivileged() {
  if (userInfo().uid !== 0) return {};
  const id = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim());
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: id('-u', user), gid: id('-g', user) };
}

/**
 * Starts a program and resolves, once its log holds `isReady`, with what stops it by the signal `end`. `log` is what it
 * has written so far, the last of it.
 */
export async function startForeign([program, ...args], { isReady, end = 'TERM', cwd, env }) {
  const child = spawn('sh', ['-c', untilWeEnd, 'sh', end, program, ...args], {
    ...unprivileged(),
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  let log = '';
  await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      log = (log + chunk).slice(-4_000);
      if (isReady.test(log)) resolve();
      if (/\b(?:FATAL|ALERT)\b/.test(log)) reject(new Error(`${program} does not start: ${log}`));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`${program} has left: ${log}`)));
  });
  return {
    log: () => log,
    stop: async () => {
      child.stdin.end();
      await gone;
    },
  };
}

/** So many ports of 127.0.0.1 that nothing listens on now. */
export async function freePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.once('listening', resolve))));
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/** Runs a command of ours, passes signals on to it, and resolves with its exit code. */
export function runInside([command, ...args], env) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
