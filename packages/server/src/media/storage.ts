import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  body: Readable;
}

/** Where pictures are kept. Keys are ours (`<folder>/<id>/<width>.webp`), never a name that a client sent. */
export interface MediaStorage {
  /** Stores all of it or nothing. */
  put: (key: string, content: Buffer) => Promise<void>;
  /** Null where there is none. */
  get: (key: string) => Promise<StoredFile | null>;
  /** No error where there is none. */
  remove: (key: string) => Promise<void>;
  /** Throws when nothing could be stored now. */
  check: () => Promise<void>;
}
