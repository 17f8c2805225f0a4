import { lateHashesFile } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from '../files/file-kinds.ts';
import { shellName } from '../store/store-paths.ts';
import { accepts, codingFor, encode } from './encodings.ts';
import type { LiveComposition } from './live-composition.ts';
import { type FoundFile, releaseFiles } from './release-files.ts';
import { hashesOf, hashesText } from './release-hashes.ts';
import type { ReleaseSource } from './release-source.ts';

interface FileRequest {
  Params: { app?: string; version?: string; '*': string };
}

/** Serves files of any published version, live or not: open tabs keep the version that they started with. */
export function assetRoutes(app: FastifyInstance, source: ReleaseSource, live: LiveComposition): void {
  const files = releaseFiles(source);

  async function serve(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { app: name = shellName, version, '*': wanted } = request.params;
    // HTML is served as pages only, with their headers.
    if (wanted.endsWith('.html')) return notFound(reply);
    const found = await (version ? files.ofVersion(name, version, wanted) : files.ofContent(name, wanted));
    const takesBrotli = accepts(request.headers['accept-encoding'], 'br');
    for (const copy of found) {
      const small = takesBrotli ? await files.read(copy, 'br') : undefined;
      const body = small ?? (await files.read(copy));
      if (body) return send(reply, copy, body, small !== undefined);
      if (await files.isRemoved(copy)) continue;
      request.log.error(
        { app: name, version: copy.release.version, file: wanted },
        'published file is damaged or missing',
      );
      live.doubt(copy.release);
    }
    return notFound(reply);
  }

  async function serveHashes(request: FastifyRequest<FileRequest>, reply: FastifyReply) {
    const { app: name = shellName, version = '' } = request.params;
    const release = await files.releaseOf(name, version);
    if (!release) return notFound(reply);
    const coding = codingFor(request.headers['accept-encoding']);
    describe(reply, version, lateHashesFile).header('vary', 'accept-encoding');
    if (coding) reply.header('content-encoding', coding);
    return reply.send(await encode(hashesText(hashesOf(release)), coding));
  }

  function describe(reply: FastifyReply, version: string, file: string): FastifyReply {
    const isImmutable = source.isImmutable(version);
    return reply
      .header('content-type', contentType(file))
      .header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('access-control-allow-origin', '*');
  }

  function send(reply: FastifyReply, { release, file }: FoundFile, body: Buffer, isCompressed: boolean) {
    describe(reply, release.version, file.path);
    if (file.brotli) reply.header('vary', 'accept-encoding');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply.send(body);
  }

  app.get<FileRequest>(`/remotes/:app/:version/${lateHashesFile}`, serveHashes);
  for (const folder of [`/${shellName}`, '/remotes/:app']) {
    app.get<FileRequest>(`${folder}/files/*`, serve);
    app.get<FileRequest>(`${folder}/:version/*`, serve);
  }
}

/** Plain text: a script that gets an HTML page instead fails in confusing ways. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*')
    .send('Not found\n');
}
