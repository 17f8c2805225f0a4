import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { openStorage } from '../media/open-storage.ts';
import { stopPictureProcesses } from '../media/picture-processes.ts';
import { Pictures } from '../media/pictures.ts';
import { Uploads } from '../media/uploads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pictures: Pictures;
    uploads: Uploads;
  }
}

/** Milliseconds between two looks for files that nothing shows any more. */
const sweepEvery = 10 * 60_000;

/** Reads multipart bodies and keeps pictures where the settings say. */
export const picturesPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(multipart);
    app.decorate('pictures', new Pictures(app.db, await openStorage(app.config)));
    const uploads = new Uploads(join(app.config.dataDir, 'uploads'), app.pictures);
    await uploads.clear();
    app.decorate('uploads', uploads);
    app.addHook('onClose', async () => stopPictureProcesses());
    app.jobs.add({ name: 'sweep of pictures', every: sweepEvery, run: () => app.pictures.sweep() });
  },
  { name: 'pictures', dependencies: ['jobs'] },
);
