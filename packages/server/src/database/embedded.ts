import { resolve as resolvePath } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { createSessionSocket, type ProtocolCall } from './session-socket.ts';

export interface EmbeddedOptions {
  /** Folder of the database itself; made where it is missing. */
  dir: string;
  /** False only for throw-away data: commits are then not synced to the disk. */
  durable: boolean;
  /** From `startThread`, for a database that is durable. */
  thread?: Worker | undefined;
  /** The thread is gone, and with it every open transaction. */
  onCrash: (error: Error) => void;
}

/** A PGlite in a worker thread that speaks PostgreSQL's wire protocol. */
export interface Embedded {
  poolConfig: PoolConfig;
  /** Ends when the database answers; rejects where it cannot be opened. */
  opened: Promise<void>;
  /** Copies the database's folder as it is between two statements; what no transaction has ended is not in it. */
  copyTo: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Call {
  message: { buffer: Uint8Array } | { copyTo: string };
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

type WorkerMessage = { ready?: true; closed?: true; answer?: Uint8Array; error?: string };

/** Opens the database in `dir`, as `beginEmbedded`, and waits for it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const embedded = beginEmbedded(options);
  await embedded.opened;
  return embedded;
}

/**
 * Begins to open the database in `dir`. The caller holds the folder's lock: PGlite has none and two owners destroy the
 * data. Nobody may ask anything before it is open.
 */
export function beginEmbedded({ dir, durable, thread, onCrash }: EmbeddedOptions): Embedded {
  const worker =
    thread ?? new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { durable } });
  worker.ref();
  worker.postMessage({ dir: resolvePath(dir) });
  const waiting: Call[] = [];
  let current: Call | undefined;
  let onClosed: (() => void) | undefined;

  const pump = () => {
    if (current) return;
    current = waiting.shift();
    if (!current) return worker.unref();
    // An idle database keeps no process alive, one that owes a response does.
    worker.ref();
    worker.postMessage(current.message);
  };
  const send = (message: Call['message']) =>
    new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ message, resolve, reject });
      pump();
    });
  const call: ProtocolCall = (buffer) => send({ buffer });

  const opened = new Promise<void>((resolve, reject) => {
    let fail: (error: Error) => void = reject;
    worker.on('message', (message: WorkerMessage) => {
      if (message.ready) {
        fail = onCrash;
        pump();
        resolve();
      } else if (message.closed) onClosed?.();
      else {
        const done = current;
        current = undefined;
        if (message.answer) done?.resolve(message.answer);
        else done?.reject(new Error(message.error ?? 'The database gave no answer'));
        pump();
      }
    });
    worker.on('error', (error) => fail(error as Error));
    worker.on('exit', (code) => {
      if (!onClosed) fail(new Error(`The database thread left with code ${code}`));
    });
  });

  const close = async () => {
    const closed = new Promise<void>((resolve) => {
      onClosed = resolve;
    });
    worker.ref();
    worker.postMessage({ close: true });
    await closed;
    await worker.terminate();
  };
  return {
    poolConfig: {
      stream: () => createSessionSocket(call),
      // One session is all that PGlite has. A query outside the open transaction would wait for ever: fail instead.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 10_000,
      user: 'postgres',
      password: 'x',
      database: 'postgres',
    },
    opened,
    copyTo: async (folder) => {
      await send({ copyTo: resolvePath(folder) });
    },
    close,
  };
}
