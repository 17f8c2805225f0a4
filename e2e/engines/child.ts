import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CannotRun } from './cannot-run.ts';
import type { Endings } from './endings.ts';

interface Start {
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  endings: Endings;
}

/**
 * Starts a program that runs until the endings; they end all that it has started, too. Returns what it prints, on either
 * stream: the first group of `said`. In a process group of its own, so that a Ctrl-C of the terminal does not reach it.
 */
export function startChild({ command: [program = '', ...args], env, endings }: Start) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const gone = once(child, 'exit');
  let output = '';

  endings.add(async () => {
    signalGroup(child.pid, 'SIGTERM');
    await gone;
    signalGroup(child.pid, 'SIGKILL');
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output = (output + part).slice(-4000);
    });

  return (said: RegExp) =>
    new Promise<string>((resolve, reject) => {
      function look() {
        const [, found] = said.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      }
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      gone.then(() => reject(new CannotRun(3, `${path.basename(program)} ended: ${lastLine(output)}`)));
      look();
    });
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // All of the group has ended.
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** Path of a program; throws the name of the Debian package that has it where it is missing. */
export function findProgram(name: string, debianPackage: string): string {
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
  if (!found) throw new CannotRun(2, `No ${name} found. On Debian: apt-get install ${debianPackage}`);
  return found;
}
