import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAddress } from './pmtiles-problem.ts';
import { openWorld } from './world-tiles.ts';

/** Where the browser reads the operator's own map from, in ranges. */
export const mapFilePath = '/map/area.pmtiles';

/** Milliseconds for another server to begin its answer. */
const patience = 10_000;

/** The packaged world changes with a version of the product; the operator's file when a newer one is put there. */
const kept = { world: 'public, max-age=86400, stale-while-revalidate=604800', area: 'public, max-age=3600' };

/** Deepest level of the packaged tiles. */
const deepest = 8;

interface TileRequest {
  Params: { z: string; x: string; y: string };
}

/** Serves the packaged world by tiles and the file of `MAP_PMTILES` by ranges; a browser asks nobody else for them. */
export async function mapRoutes(app: FastifyInstance): Promise<void> {
  const world = openWorld();
  app.addHook('onClose', world.close);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.get<TileRequest>('/map/world/:z/:x/:y', async (request, reply) => {
    const [z, x, y] = [request.params.z, request.params.x, request.params.y].map(numberOf);
    if (z === undefined || x === undefined || y === undefined || z > deepest || x >= 2 ** z || y >= 2 ** z)
      return nothing(reply);
    const encoding = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? 'br' : 'gzip';
    const tile = await world.read(z, x, y, encoding);
    reply.header('cache-control', kept.world).header('vary', 'accept-encoding');
    if (!tile) return reply.code(204).send();
    return reply.type('application/x-protobuf').header('content-encoding', encoding).send(tile);
  });
  const { pmtiles } = app.config.maps;
  if (!pmtiles) return;
  const answer = isAddress(pmtiles) ? fromServer(pmtiles) : fromFile(pmtiles);
  app.route({ method: ['GET', 'HEAD'], url: mapFilePath, handler: answer });
}

const numberOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

const nothing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function fromFile(file: string): Answer {
  const [root, name] = [path.dirname(path.resolve(file)), path.basename(file)];
  return async (request, reply) => {
    const { statusCode, headers, stream } = await send(request.raw, encodeURIComponent(name), {
      root,
      dotfiles: 'allow',
      cacheControl: false,
    });
    if (statusCode === 404) return nothing(reply);
    return reply
      .code(statusCode)
      .headers(headers)
      .header('content-type', 'application/vnd.pmtiles')
      .header('cache-control', kept.area)
      .send(stream);
  };
}

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const told = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

/** Asks the server that has the file for the same range, without anything about who wants it. */
function fromServer(address: string): Answer {
  return async (request, reply) => {
    const headers = Object.fromEntries(
      asked.map((name) => [name, request.headers[name]]).filter(([, value]) => value),
    );
    const signal = AbortSignal.timeout(patience);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const response = await fetch(address, { method, headers, signal }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'MAP_PMTILES: the server with the map does not answer');
      return undefined;
    });
    // Without ranges every tile would be the whole file.
    const isRange = !headers.range || response?.status !== 200;
    if (!response || !isRange || ![200, 206, 304, 416].includes(response.status)) {
      void response?.body?.cancel();
      return reply
        .code(502)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('No map\n');
    }
    for (const name of told) {
      const value = response.headers.get(name);
      if (value) reply.header(name, value);
    }
    reply
      .code(response.status)
      .header('content-type', 'application/vnd.pmtiles')
      .header('cache-control', kept.area);
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined);
  };
}
