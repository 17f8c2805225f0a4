import { type ChildProcess, spawn } from 'node:child_process';

/** Runs a program and all that it starts, which `signal` ends. Throws what it printed last where it fails. */
export async function runProcess(
  [program = '', ...args]: string[],
  cwd: string,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output = (output + part).slice(-4000);
    });
  const code = await ended(child, signal, (pid) => process.kill(-pid, 'SIGTERM'));
  if (code !== 0) throw new Error(output);
}

/** The same for one whose output is shown, which ends what it has started by itself, and which may fail. */
export async function showProcess(
  [program = '', ...args]: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  // In a group of its own: else it would get the terminal's Ctrl-C twice, and leave at once.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  await ended(child, signal, (pid) => process.kill(pid, 'SIGINT'));
}

async function ended(
  child: ChildProcess,
  signal: AbortSignal,
  stop: (pid: number) => void,
): Promise<number | null> {
  const onAbort = () => child.pid && stop(child.pid);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
  } finally {
    signal.removeEventListener('abort', onAbort);
    signal.throwIfAborted();
  }
}
