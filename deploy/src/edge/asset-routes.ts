import type { Release } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { StoreError } from '../store/errors.ts';
import { contentType } from '../store/file-kinds.ts';
import { readIntact } from '../store/integrity.ts';
import { shellName } from '../store/store-paths.ts';
import { accepts } from './encodings.ts';
import type { LiveComposition } from './live-composition.ts';
import type { ReleaseSource } from './release-source.ts';

/** Cache of files in use; a complete set of releases takes about 3 MB. */
const cacheBytes = 64 * 1024 * 1024;

interface AssetParams {
  app?: string;
  version: string;
  '*': string;
}

/** Serves files of any published version, live or not: open tabs keep the version that they started with. */
export function assetRoutes(app: FastifyInstance, source: ReleaseSource, live: LiveComposition): void {
  const releases = new Map<string, Release>();
  const bytes = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length || 1,
  });

  async function releaseOf(name: string, version: string): Promise<Release | undefined> {
    const key = `${name}/${version}`;
    const known = releases.get(key);
    if (known) return known;
    try {
      const release = await source.release(name, version);
      if (source.isImmutable(version)) releases.set(key, release);
      return release;
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }

  /** A file's bytes, if they still are what was published. */
  async function intact(release: Release, name: string, integrity: string): Promise<Buffer | undefined> {
    const file = source.fileOf(release.app, release.version, name);
    const known = bytes.get(`${integrity} ${file}`);
    if (known) return known;
    const read = await readIntact(file, integrity);
    if (read) bytes.set(`${integrity} ${file}`, read);
    return read;
  }

  async function serve(request: FastifyRequest<{ Params: AssetParams }>, reply: FastifyReply) {
    const { app: name = shellName, version, '*': wanted } = request.params;
    const release = await releaseOf(name, version);
    // HTML is served as pages only, with their headers.
    const file = wanted.endsWith('.html') ? undefined : release?.files.find(({ path }) => path === wanted);
    if (!release || !file) return notFound(reply);
    const small = accepts(request.headers['accept-encoding'], 'br') ? file.brotli : undefined;
    const body =
      (small && (await intact(release, `${wanted}.br`, small.integrity))) ??
      (await intact(release, wanted, file.integrity));
    if (!body) {
      request.log.error({ app: name, version, file: wanted }, 'published file is damaged or missing');
      live.doubt();
      return notFound(reply);
    }
    // A compressed copy exists only where it is smaller, so the length says which of the two this is.
    const isCompressed = body.length === small?.bytes;
    reply
      .header('content-type', contentType(wanted))
      .header(
        'cache-control',
        source.isImmutable(version) ? 'public, max-age=31536000, immutable' : 'no-store',
      )
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff');
    if (file.brotli) reply.header('vary', 'accept-encoding');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply.send(body);
  }

  app.get<{ Params: AssetParams }>(`/${shellName}/:version/*`, serve);
  app.get<{ Params: AssetParams }>('/remotes/:app/:version/*', serve);
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
