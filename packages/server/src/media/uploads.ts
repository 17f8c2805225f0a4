import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { newId } from '../database/ids.ts';
import { BusyError } from '../http/errors.ts';
import type { Once } from '../http/idempotency.ts';
import type { Attach, Owner, Pictures } from './pictures.ts';
import { readUpload } from './read-upload.ts';
import { encoding } from './variants.ts';

/** Bodies that arrive at once, 10 MiB of disk each. */
const maxArriving = 32;
/** Of one pilot, however slowly: half of the room is always for others. */
const maxArrivingOfOne = 16;
/** Seconds. */
const retryAfter = 5;
/** Milliseconds: no upload takes so long. What is older was left behind by a process that was killed. */
const longest = 60 * 60_000;

/** Of a call's input, who brings a picture, and how. */
interface UploadRequest {
  request: FastifyRequest;
  viewer: Owner;
  once: Once;
}

/** Pictures on their way in. They wait in files: neither a slow line nor a long queue costs memory. */
export class Uploads {
  private readonly folder: string;
  private readonly pictures: Pictures;
  /** Pilots, one for each body that arrives. */
  private readonly arriving: string[] = [];

  constructor(folder: string, pictures: Pictures) {
    this.folder = folder;
    this.pictures = pictures;
  }

  /**
   * Stores the picture that a request brings, re-encoded, and returns what `attach` made of it. `field` is its name in an
   * error.
   */
  async store<T>({ request, viewer, once }: UploadRequest, field: string, attach: Attach<T>): Promise<T> {
    const path = join(this.folder, newId());
    try {
      await this.receive(request, viewer, field, path);
      return await this.pictures.store(viewer, path, (trx, id) => once(trx, () => attach(trx, id)));
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Deletes what a killed process has left. */
  async clear(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > longest) await rm(path, { force: true });
    }
  }

  private async receive(request: FastifyRequest, viewer: Owner, field: string, path: string): Promise<void> {
    encoding.requireRoom([viewer.id]);
    const own = this.arriving.filter((id) => id === viewer.id).length;
    if (own >= maxArrivingOfOne || this.arriving.length >= maxArriving) throw new BusyError(retryAfter);
    this.arriving.push(viewer.id);
    try {
      await readUpload(request, field, path);
    } finally {
      this.arriving.splice(this.arriving.indexOf(viewer.id), 1);
    }
  }
}
