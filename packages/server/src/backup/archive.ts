import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';

/** Bytes of one entry, which is in memory as a whole; far beyond any picture and any piece of a table. */
const largestEntry = 64 * 1024 * 1024;

export interface Entry {
  name: string;
  content: Buffer;
}

/** A tar file through gzip, written entry by entry; each waits until the one before has gone out. */
export function writeArchive(target: Writable) {
  const tar = pack();
  let failure: Error | undefined;
  const written = pipeline(tar as unknown as Readable, createGzip(), target).catch((error: Error) => {
    failure = error;
  });
  const throwFailure = () => {
    if (failure) throw failure;
  };
  return {
    async add(name: string, content: Buffer): Promise<void> {
      throwFailure();
      try {
        await new Promise<void>((resolve, reject) => {
          tar.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
            error ? reject(error) : resolve(),
          );
        });
      } catch (error) {
        // A full disk ends the whole pipe: what the pipe says of it is the reason.
        await written;
        throw failure ?? error;
      }
    },
    async end(): Promise<void> {
      tar.finalize();
      await written;
      throwFailure();
    },
    async abort(): Promise<void> {
      tar.destroy();
      await written;
    },
  };
}

/** The entries of such a file in their order. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const piped = pipeline(createReadStream(path), createGunzip(), tar as unknown as Writable).catch(
    (error: Error) => {
      tar.destroy(error);
    },
  );
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header;
      if (type !== 'file' || size > largestEntry) throw notOurs(path);
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      yield { name, content: Buffer.concat(pieces) };
    }
  } catch (error) {
    throw error instanceof BackupError ? error : explain(path, error);
  } finally {
    tar.destroy();
    await piped;
  }
}

export function notOurs(path: string, cause?: unknown): BackupError {
  return new BackupError(`${path} is not a backup of Estela`, { cause });
}

function explain(path: string, error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data')
    return new BackupError(`${path} is cut off: its end is missing`, {
      cause: error,
    });
  if (code === 'Z_DATA_ERROR' && message !== 'incorrect header check')
    return new BackupError(`${path} is damaged (${message})`, { cause: error });
  if (code.startsWith('Z_') || /tar/i.test(message)) return notOurs(path, error);
  if (/^E[A-Z]+$/.test(code))
    return new BackupError(`${path} cannot be read (${code})`, {
      cause: error,
    });
  return error;
}
