import { spawn } from 'node:child_process';
import path from 'node:path';

const deploy = path.resolve(import.meta.dirname, '..');

export interface FleetRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Runs the real command in a process of its own; `killAt` ends it before its n-th change of the file system. */
export function runFleetProcess(args: string[], killAt?: number): Promise<FleetRun> {
  return startFleetProcess(args, killAt).run;
}

/** The same, for those who end it themselves. */
export function startFleetProcess(
  args: string[],
  killAt?: number,
): { run: Promise<FleetRun>; kill: () => void } {
  const isKilled = killAt !== undefined;
  const preload = isKilled ? ['--import', path.join(deploy, 'test/kill-at.mjs')] : [];
  const child = spawn(process.execPath, [...preload, path.join(deploy, 'bin/fleet.mjs'), ...args], {
    env: { ...process.env, ...(isKilled ? { KILL_AT: String(killAt) } : {}) },
  });
  let output = '';
  const collect = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const run = new Promise<FleetRun>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { run, kill: () => child.kill('SIGKILL') };
}
