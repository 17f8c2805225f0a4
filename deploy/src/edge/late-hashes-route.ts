import { lateHashesFile } from '@estela/contracts/release';
import type { FastifyInstance } from 'fastify';
import { StoreError } from '../store/errors.ts';
import { notFound } from './asset-routes.ts';
import { codingFor, encode } from './encodings.ts';
import { hashesOf, hashesText } from './release-hashes.ts';
import type { ReleaseSource } from './release-source.ts';

interface HashesRequest {
  Params: { app: string; version: string };
}

/** Serves the hashes of any published version, live or not. */
export function lateHashesRoute(app: FastifyInstance, source: ReleaseSource): void {
  app.get<HashesRequest>(`/remotes/:app/:version/${lateHashesFile}`, async (request, reply) => {
    const { app: name, version } = request.params;
    const release = await source.release(name, version).catch((error: unknown) => {
      if (error instanceof StoreError) return undefined;
      throw error;
    });
    if (!release) return notFound(reply);
    const coding = codingFor(request.headers['accept-encoding']);
    const isImmutable = source.isImmutable(version);
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-encoding');
    if (coding) reply.header('content-encoding', coding);
    return reply.send(await encode(hashesText(hashesOf(release)), coding));
  });
}
