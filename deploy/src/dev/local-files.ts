import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../edge/asset-routes.ts';
import { hasCode } from '../errors.ts';
import { contentType } from '../files/file-kinds.ts';
import { shellName } from '../store/store-paths.ts';
import { devVersion, type WatchedApp } from './dev-source.ts';

/** Serves what watching builds have written: also the steps from one build to the next, which no release lists. */
export function localFiles(app: FastifyInstance, watched: WatchedApp[]): void {
  for (const { name, out } of watched) {
    const base = name === shellName ? `/${name}` : `/remotes/${name}`;
    app.get<{ Params: { '*': string } }>(`${base}/${devVersion}/*`, async (request, reply) => {
      const file = path.join(out, request.params['*']);
      if (!file.startsWith(out + path.sep)) return notFound(reply);
      try {
        const bytes = await readFile(file);
        return reply.type(contentType(file)).header('cache-control', 'no-store').send(bytes);
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR')) return notFound(reply);
        throw error;
      }
    });
  }
}
