import { connect, type Socket } from 'node:net';
import { socketIn } from '../database/folder-lock.ts';
import { BackupError } from './backup-error.ts';

/**
 * Works on a copy of the embedded database that a running server makes of its own, as `lendCopies` says; undefined where
 * whoever holds the data folder lends none.
 */
export async function withBorrowedCopy<T>(
  dataDir: string,
  work: (copyDir: string) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const lender = connect(socketIn(dataDir, 'backup'));
  try {
    const answer = await firstLine(lender);
    if (answer === undefined) return undefined;
    const { copy, busy } = JSON.parse(answer) as { copy?: string; busy?: true };
    if (busy) throw new BackupError('Another backup of this database is being made; wait for its end');
    return copy === undefined ? undefined : { result: await work(copy) };
  } finally {
    lender.destroy();
  }
}

/** Nothing where nobody listens. */
function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) resolve(text);
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    socket.on('close', () =>
      reject(new BackupError('The server could not copy its database; its log says why')),
    );
  });
}
