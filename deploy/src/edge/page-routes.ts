import { createHash } from 'node:crypto';
import { compositionPath, ownerOf, type PublicSettings } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isNoPage } from '../contract/server-places.ts';
import { notFound } from './asset-routes.ts';
import { codingFor, encode } from './encodings.ts';
import { entryTags } from './file-tags.ts';
import { renderPage } from './html-template.ts';
import { languageOf } from './language.ts';
import type { LiveComposition } from './live-composition.ts';
import type { Overrides } from './override/overrides.ts';
import { type DescribePage, describeRoute, type PageDescription } from './page-description.ts';
import { compositionBlock, pageHead } from './page-head.ts';
import { type PageLimit, refuseTooMany } from './page-limit.ts';
import type { Live } from './page-parts.ts';
import { preloadLinks } from './preload-links.ts';
import { prerenderedFor } from './prerendered.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { pageSecurityHeaders } from './security-headers.ts';
import { startCallsFor } from './start-calls.ts';
import { themeOf } from './theme.ts';

const cacheBytes = 8 * 1024 * 1024;

export interface PageOptions {
  settings: PublicSettings;
  describePage?: DescribePage;
  pageLimit?: PageLimit;
  /** Added to the head in development: the script that reloads the page. */
  extraHead?: string;
}

interface PageParts {
  pathname: string;
  language: Language;
  /** What the route cannot know. */
  better: Partial<PageDescription> | undefined;
  prerendered: PrerenderedPage | undefined;
  firstCalls: string;
}

/** Every address that no other route handles is a page of the product. */
export function pageRoutes(
  app: FastifyInstance,
  live: LiveComposition,
  overrides: Overrides,
  options: PageOptions,
): void {
  const { settings, describePage, pageLimit, extraHead = '' } = options;
  const compressed = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length || 1,
  });

  function html(
    request: FastifyRequest,
    now: Live,
    { pathname, language, better, prerendered, firstCalls }: PageParts,
  ) {
    const own = describeRoute(now.composition, pathname, language);
    const theme = themeOf(request.headers.cookie);
    const head = pageHead({
      page: { ...own, ...better },
      thing: better?.title,
      language,
      theme,
      settings,
      files:
        entryTags(now.shell, prerendered !== undefined) +
        preloadLinks(now, pathname, language, prerendered !== undefined),
    });
    // Last: it is needed when the scripts run, and what the page looks like until then before that.
    const end =
      (prerendered?.html ?? '') + compositionBlock(now.pageJson(ownerOf(now.composition, pathname)));
    return renderPage(now.template, { language, theme }, firstCalls + head + extraHead, end);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, body: string, type: string) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache').header('content-type', type);
    if (sameTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const coding = codingFor(request.headers['accept-encoding']);
    const key = `${etag} ${coding}`;
    const bytes = compressed.get(key) ?? (await encode(Buffer.from(body), coding));
    compressed.set(key, bytes);
    if (coding) reply.header('content-encoding', coding);
    return reply.send(bytes);
  }

  /** For one browser with versions of its own: nothing keeps it, and no copy answers for it. */
  async function sendPrivately(request: FastifyRequest, reply: FastifyReply, body: string, type: string) {
    const coding = codingFor(request.headers['accept-encoding']);
    reply.header('cache-control', 'private, no-store').header('content-type', type);
    if (coding) reply.header('content-encoding', coding);
    return reply.send(await encode(Buffer.from(body), coding));
  }

  app.get(compositionPath, async (request, reply) => {
    const now = await live.current();
    if (!now) return unavailable(reply);
    const shown = await overrides.shownTo(request.headers.cookie, now);
    reply.header('vary', 'accept-encoding, cookie');
    const sendTo = shown === now ? send : sendPrivately;
    return sendTo(request, reply, shown.json, 'application/json; charset=utf-8');
  });

  // The API handles unknown calls below /api itself.
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathnameOf(request.url);
    if (!['GET', 'HEAD'].includes(request.method) || isNoPage(pathname)) return notFound(reply);
    const refused = refuseTooMany(request, reply, pageLimit);
    if (refused) return refused;
    const now = await live.current();
    if (!now) return unavailable(reply);
    const shown = await overrides.shownTo(request.headers.cookie, now);
    const language = languageOf(request.headers.cookie);
    const isPlain = !request.url.includes('?');
    const prerendered = prerenderedFor(shown, { pathname, language, isPlain });
    const better = await describePage?.(pathname, language, isPlain).catch((error: unknown) => {
      request.log.error({ err: error }, 'page cannot be described');
      return undefined;
    });
    const firstCalls = startCallsFor(shown, pathname, isPlain, better?.firstPicture);
    const scripts = [prerendered?.scriptHash, firstCalls && shown.startCalls?.hash].filter(
      Boolean,
    ) as string[];
    // The policy of a shell from before shared addresses refuses them.
    const isTrusting = shown.shell.publicPath === undefined;
    reply.code(200).headers(pageSecurityHeaders(settings, { scripts, isTrusting }));
    reply.header('vary', 'accept-encoding, cookie');
    const body = html(request, shown, { pathname, language, better, prerendered, firstCalls });
    const sendTo = shown === now ? send : sendPrivately;
    return sendTo(request, reply, body, 'text/html; charset=utf-8');
  });
}

/** A URL parser would read `name` in `//name/feed` as a host, or throw where it cannot be one. */
function pathnameOf(target: string): string {
  const { pathname } = new URL(`http://localhost/${target}`);
  return pathname.replace(/\/{2,}/g, '/');
}

/** Proxies that compress turn an ETag into a weak one. */
function sameTag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-type', 'text/plain; charset=utf-8')
    .send('No release of the shell is live.\n');
}
