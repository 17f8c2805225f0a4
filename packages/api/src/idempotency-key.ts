import type { UploadPart } from './upload.ts';

export interface Creation {
  url: string;
  body?: unknown;
  upload?: UploadPart | undefined;
}

const unanswered = new Map<string, string>();

/**
 * The key of a creation. The same creation sent again before any answer came (the first may have arrived)
 * gets the same key, so that the server does not create twice.
 */
export function idempotencyKey(creation: Creation): string {
  const name = nameOf(creation);
  const key = unanswered.get(name) ?? randomId();
  unanswered.set(name, key);
  return key;
}

/** An answer came: the next creation is another one, even with the same content. */
export function creationAnswered(creation: Creation): void {
  unanswered.delete(nameOf(creation));
}

/** One of the files at `url` was deleted, perhaps one that had arrived without an answer: it may be sent again. */
export function fileDeleted(url: string): void {
  const collection = url.slice(0, url.lastIndexOf('/'));
  for (const name of unanswered.keys()) if (name.startsWith(`${collection} file `)) unanswered.delete(name);
}

function nameOf({ url, body, upload }: Creation): string {
  return upload ? `${url} file ${identityOf(upload.file)}` : `${url} ${JSON.stringify(body) ?? ''}`;
}

/** Whoever chooses a file once more gets another object of the same file. */
function identityOf(file: Blob): string {
  const { name, lastModified, size, type } = file as File;
  return JSON.stringify([name, lastModified, size, type]);
}

/** A version 4 UUID. `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
