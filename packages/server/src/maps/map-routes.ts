import type { IncomingMessage } from 'node:http';
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

const mostRedirects = 3;

/** The packaged world changes with a version of the product; the operator's file when a newer one is put there. */
const kept = { world: 'public, max-age=86400, stale-while-revalidate=604800', area: 'public, max-age=3600' };

/** Bytes of one answer. PMTiles asks for some hundred kilobytes at most; a whole file has gigabytes. */
const most = 8 * 1024 * 1024;

/** Deepest level of the packaged tiles. */
const deepest = 8;

interface TileRequest {
  Params: { z: string; x: string; y: string };
}

/** Serves the packaged world by tiles and the file of `MAP_PMTILES` by ranges; a browser asks nobody else for them. */
export async function mapRoutes(app: FastifyInstance): Promise<void> {
  const world = openWorld();
  app.addHook('onClose', world.close);
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

const refuse = (reply: FastifyReply, code: number, sentence: string) =>
  reply
    .code(code)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);

const nothing = (reply: FastifyReply) => refuse(reply, 404, 'Not found');

/** One range, cut to what an answer may have; undefined for several of them. */
function boundedRange(range: string): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === '') return to === '' ? undefined : `bytes=-${Math.min(Number(to), most)}`;
  const last = Number(from) + most - 1;
  return `bytes=${from}-${to === '' ? last : Math.min(Number(to), last)}`;
}

const askForRange = (reply: FastifyReply) => refuse(reply, 400, 'Ask for a range');

/** What went wrong for one request must not be kept for the next. */
const areaCaching = (status: number) => ([200, 206, 304].includes(status) ? kept.area : 'no-store');

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function fromFile(file: string): Answer {
  const [root, name] = [path.dirname(path.resolve(file)), path.basename(file)];
  return async (request, reply) => {
    const { range } = request.headers;
    const bounded = range && boundedRange(range);
    if (range && !bounded) return askForRange(reply);
    const raw = asSentFor(request.raw, bounded);
    const { statusCode, headers, stream } = await send(raw, encodeURIComponent(name), {
      root,
      dotfiles: 'allow',
      cacheControl: false,
    });
    if (statusCode === 404) return nothing(reply);
    if (request.method !== 'HEAD' && Number(headers['Content-Length']) > most) {
      stream.destroy();
      return askForRange(reply);
    }
    if (headers.ETag) headers.ETag = swapStrength(headers.ETag);
    return reply
      .code(statusCode)
      .headers(headers)
      .header('content-type', 'application/vnd.pmtiles')
      .header('cache-control', areaCaching(statusCode))
      .send(stream);
  };
}

/**
 * Of size and time to the millisecond. `send` makes it weak, and PMTiles in an open tab would overlook it: after the
 * file was replaced it would read the new one by the old one's directory.
 */
const swapStrength = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag.replace(/^(?=")/, 'W/'));

/** `send` compares `If-Range` with its own, weak tag; a weak one from outside must never hold there. */
function asSentFor(request: IncomingMessage, range: string | undefined): IncomingMessage {
  if (!range) return request;
  const ifRange = request.headers['if-range'];
  const headers = {
    ...request.headers,
    range,
    ...(typeof ifRange === 'string' && { 'if-range': swapStrength(ifRange) }),
  };
  return Object.create(request, { headers: { value: headers } });
}

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const passedHeaders = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

/** Asks the server that has the file for the same range, without anything about who wants it. */
function fromServer(address: string): Answer {
  return async (request, reply) => {
    const { range } = request.headers;
    const bounded = range && boundedRange(range);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    // The operator may pay for each gigabyte.
    if (range ? !bounded : method === 'GET') return askForRange(reply);
    const headers = Object.fromEntries(
      asked
        .map((name) => [name, name === 'range' ? bounded : request.headers[name]])
        .filter(([, value]) => value),
    );
    const response = await begin(address, { method, headers }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'MAP_PMTILES: the server with the map does not give it');
      return undefined;
    });
    // Without ranges every tile would be the whole file.
    const isRange = !headers.range || response?.status !== 200;
    if (!response || !isRange || ![200, 206, 304, 416].includes(response.status)) {
      void response?.body?.cancel();
      return refuse(reply, 502, 'No map');
    }
    for (const name of passedHeaders) {
      const value = response.headers.get(name);
      if (value) reply.header(name, value);
    }
    reply
      .code(response.status)
      .header('content-type', 'application/vnd.pmtiles')
      .header('cache-control', areaCaching(response.status));
    return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined);
  };
}

/** Gives up on a server that does not begin to answer; its body may then take its time. */
async function begin(address: string, init: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('No answer in time')), patience);
  try {
    return await follow(new URL(address), { ...init, redirect: 'manual', signal: giveUp.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Follows redirects on the very server that the operator named: another may be inside this network. */
async function follow(place: URL, init: RequestInit, left = mostRedirects): Promise<Response> {
  const response = await fetch(place, init);
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || location === null) return response;
  void response.body?.cancel();
  const next = new URL(location, place);
  if (next.origin !== place.origin) throw new Error(`It redirects to another server, ${next.origin}`);
  if (left === 0) throw new Error('It redirects again and again');
  return follow(next, init, left - 1);
}
