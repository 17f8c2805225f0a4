import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { escapeHtml } from '@estela/contracts/html';
import type { PublicSettings } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { contentType } from '../files/file-kinds.ts';
import { notFound } from './asset-routes.ts';
import { accepts } from './encodings.ts';
import type { LiveComposition } from './live-composition.ts';
import { type PageLimit, refuseTooMany } from './page-limit.ts';

/** What search engines may find beside the routes' own pages. Paths are on this server. */
export interface PublicPages {
  /** When the oldest was made; nothing where there is none. */
  first: () => Promise<Date | undefined>;
  /** Those that were made from one instant until another, in parts. */
  between: (from: Date, until: Date) => AsyncIterable<readonly string[]>;
}

/** Seconds that a list is kept, here and by crawlers. */
const fresh = 3_600;
/** Milliseconds that the lists' names are kept: a first public page, or a new month, shows after them. */
const namesFresh = 300_000;
/** Most addresses of one list, by the protocol of sitemaps (sitemaps.org); the newest count. */
const longest = 50_000;
/** Bytes of compressed lists; one of the longest has about 1.5 MB. */
const kept = 16 * 1024 * 1024;
const ofRoutes = 'pages';

/** `/sitemap.xml` names a list of the routes' own pages, and one of what pilots made public for each month. */
export function sitemapRoutes(
  app: FastifyInstance,
  live: LiveComposition,
  { publicUrl }: PublicSettings,
  { publicPages: pages, pageLimit }: { publicPages?: PublicPages; pageLimit?: PageLimit },
): void {
  const absolute = (pathname: string) => new URL(pathname, publicUrl).href;
  const lists = new LRUCache<string, Buffer>({
    ttl: fresh * 1_000,
    maxSize: kept,
    sizeCalculation: ({ length }) => length,
    // Once for all who ask meanwhile; what failed is not kept.
    fetchMethod: (month) => pack(listed(month)),
  });

  async function* routePages(): AsyncGenerator<readonly string[]> {
    const now = await live.current();
    const manifests = now ? [now.shell, ...Object.values(now.remotes)].map(({ manifest }) => manifest) : [];
    const found = manifests
      .flatMap(({ routes }) => routes)
      .filter((page) => page.access !== 'user' && page.indexed !== false && !/[:*]/.test(page.path));
    yield found.map((page) => page.path);
  }

  async function* listed(name: string): AsyncGenerator<string> {
    const found = name === ofRoutes ? routePages() : pages?.between(...bounds(name));
    let count = 0;
    yield head('urlset');
    for await (const part of found ?? []) {
      yield part
        .slice(0, longest - count)
        .map((page) => entry('url', absolute(page)))
        .join('');
      count += part.length;
      if (count < longest) continue;
      app.log.warn({ list: name, longest }, 'a sitemap is full: the oldest pages of its month are left out');
      break;
    }
    yield '</urlset>\n';
  }

  const index = new LRUCache<'names', string[]>({
    max: 1,
    ttl: namesFresh,
    fetchMethod: async () => {
      const first = await pages?.first();
      return [ofRoutes, ...(first ? monthsSince(first) : [])];
    },
  });
  const names = async () => (await index.fetch('names')) ?? [];

  app.get('/sitemap.xml', async (request, reply) => {
    const refused = refuseTooMany(request, reply, pageLimit);
    if (refused) return refused;
    const entries = (await names()).map((name) => entry('sitemap', absolute(`/sitemap/${name}.xml`)));
    return asXml(reply).send(`${head('sitemapindex')}${entries.join('')}</sitemapindex>\n`);
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name', async (request, reply) => {
    const refused = refuseTooMany(request, reply, pageLimit);
    if (refused) return refused;
    const name = /^(pages|\d{4}-\d{2})\.xml$/.exec(request.params.name)?.[1];
    if (!name || !(await names()).includes(name)) return notFound(reply);
    // Which routes there are changes with a release, and costs nothing to read.
    const packed = name === ofRoutes ? await pack(listed(name)) : await lists.fetch(name);
    return packed ? sendPacked(request, reply, packed) : notFound(reply);
  });
}

/** The text is compressed as it comes: a list of the longest has 5 MB. */
async function pack(text: AsyncIterable<string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(Readable.from(text), createGzip(), async (packed) => {
    for await (const part of packed) parts.push(part as Buffer);
  });
  return Buffer.concat(parts);
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer): FastifyReply {
  asXml(reply).header('vary', 'accept-encoding');
  if (!accepts(request.headers['accept-encoding'], 'gzip'))
    return reply.send(Readable.from([packed]).pipe(createGunzip()));
  return reply.header('content-encoding', 'gzip').send(packed);
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-type', contentType('sitemap.xml'))
    .header('cache-control', `public, max-age=${fresh}`);
}

function head(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
}

function entry(element: string, address: string): string {
  return `<${element}><loc>${escapeHtml(address)}</loc></${element}>`;
}

/** The calendar months from an instant until now, as `2026-11`; in UTC, the newest first. */
function monthsSince(first: Date): string[] {
  const now = new Date();
  const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  return Array.from({ length: Math.max(0, count(now) - count(first) + 1) }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i)).toISOString().slice(0, 7),
  );
}

function bounds(month: string): [from: Date, until: Date] {
  const from = new Date(`${month}-01T00:00:00Z`);
  return [from, new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))];
}
