import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { openStorage } from '../../src/media/open-storage.ts';
import { Pictures } from '../../src/media/pictures.ts';
import type { TestServer } from './test-server.ts';

const boundary = '----estela';

export const formType = `multipart/form-data; boundary=${boundary}`;

/** A form with one file, as a browser sends it. */
export function pictureForm(field: string, content: Buffer, name = 'foto.jpg', type = 'image/jpeg'): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

export function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c63' } });
}

/** A small picture in a form, valid for every call that accepts one. */
export async function smallPicture(): Promise<Buffer> {
  return pictureForm('picture', await blank(40, 30).png().toBuffer());
}

export function sendPicture(
  server: TestServer,
  path: string,
  payload: Buffer,
  token?: string,
  type = formType,
  more: Record<string, string> = {},
) {
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }), ...more };
  return server.inject({ method: 'POST', url: `/api${path}`, payload, headers });
}

/** Requested as by an <img>, or with a session. */
export function fetchPicture(server: TestServer, url: string, token?: string) {
  return server.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

/** The server's housekeeping of every few minutes. */
export async function sweepPictures({ db, config }: TestServer): Promise<void> {
  await new Pictures(db, await openStorage(config)).sweep();
}

/** Paths of all files below a folder, in order; none if there is no folder. */
export function filesBelow(root: string): string[] {
  return readEntries(root)
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function readEntries(root: string) {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
