import { type ChildProcess, fork } from 'node:child_process';
import type { PictureWidth } from '@estela/contracts/pictures';
import { ApiError, BusyError, UnavailableError } from '../http/errors.ts';

const mega = 1_000_000;

/**
 * What one picture may take of a process, which is killed then. More processor (in milliseconds) or memory (in bytes) is
 * the picture's fault. More time, though it had less of the processor, is the fault of a machine that does too much.
 */
export const pictureLimits = { processor: 8_000, bytes: 450 * mega, milliseconds: 10_000 };
/** Seconds. */
const retryAfter = 5;

/** Bytes. A process that still holds more after a picture is ended: the next one would begin with less room. */
const atRest = 150 * mega;
/** Milliseconds that a process without work stays. */
const idleFor = 15_000;

export interface Variants {
  /** Of the largest variant. */
  width: number;
  height: number;
  files: { width: PictureWidth; content: Buffer }[];
}

/** What a process can do: each task's input and result. */
interface Tasks {
  variants: {
    input: {
      original: string;
      widths: readonly PictureWidth[];
      maxPixels: number;
    };
    result: Variants;
  };
  composition: {
    input: {
      ground: Buffer;
      size: { width: number; height: number };
      over: Buffer;
      face: { content: Buffer; size: number; left: number; top: number } | null;
    };
    result: Uint8Array;
  };
}

type Answer<Result> = { bytes: number } & (
  | { result: Result }
  | { refused: 'unreadable' | 'tooLarge'; reason: string }
);

const idle = new Map<ChildProcess, NodeJS.Timeout>();

/** Does a task in a process of its own, started where none is idle. How many at once is the caller's to say. */
export async function inPictureProcess<Name extends keyof Tasks>(
  name: Name,
  input: Tasks[Name]['input'],
  limits = pictureLimits,
): Promise<Tasks[Name]['result']> {
  const child = takeIdle() ?? start();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limits.milliseconds);
  try {
    const answer = await ask<Answer<Tasks[Name]['result']>>(child, { name, input, limits });
    if (answer.bytes > atRest) child.kill('SIGKILL');
    else rest(child);
    if ('result' in answer) return answer.result;
    if (answer.refused === 'tooLarge') throw new ApiError('TOO_LARGE', { text: 'pictureTooLarge' });
    throw unreadable(answer.reason);
  } catch (error) {
    throw isLate ? new BusyError(retryAfter) : error;
  } finally {
    clearTimeout(timer);
  }
}

export function unreadable(cause?: unknown): ApiError {
  return new ApiError('UNSUPPORTED_MEDIA', {
    text: 'pictureUnreadable',
    cause,
  });
}

export function tooDemanding(cause?: unknown): ApiError {
  return new ApiError('TOO_LARGE', { text: 'pictureTooDemanding', cause });
}

/** Ends the processes that have no work. */
export function stopPictureProcesses(): void {
  for (const child of idle.keys()) child.kill('SIGKILL');
}

function ask<A>(child: ChildProcess, task: object): Promise<A> {
  return new Promise((resolve, reject) => {
    const leave = (code: number | null, signal: NodeJS.Signals | null) => {
      // So they end themselves.
      if (signal === 'SIGKILL') reject(tooDemanding('its process was killed'));
      else if (signal) reject(unreadable(`its process ended by ${signal}`));
      else reject(new UnavailableError(`A process for pictures left with code ${code}`));
    };
    const fail = (error: Error) => reject(new UnavailableError(error));
    child.once('exit', leave);
    child.once('error', fail);
    child.once('message', (answer) => {
      child.off('exit', leave);
      child.off('error', fail);
      resolve(answer as A);
    });
    // Where it has died, 'exit' says how.
    child.send(task, () => {});
  });
}

function start(): ChildProcess {
  const child = fork(new URL('./picture-process.mjs', import.meta.url), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--max-old-space-size=48', '--max-semi-space-size=1'],
    // No secrets for whoever breaks a decoder. Pools of memory for each thread would keep what is free.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  child.on('exit', () => forget(child));
  return child;
}

function takeIdle(): ChildProcess | undefined {
  const [child] = idle.keys();
  if (!child) return undefined;
  forget(child);
  child.ref();
  child.channel?.ref();
  return child;
}

/** A process without work keeps no program alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleFor).unref());
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child));
  idle.delete(child);
}
