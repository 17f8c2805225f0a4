import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@estela/contracts/html';
import type { PublicSettings } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentType } from '../store/file-kinds.ts';
import { notFound } from './asset-routes.ts';
import type { LiveComposition } from './live-composition.ts';

const folder = path.resolve(import.meta.dirname, '../../static');
const files = ['favicon.svg', 'manifest.webmanifest', 'share.png'];
const oneDay = 'public, max-age=86400';

/** What crawlers and browsers ask for at fixed addresses. */
export function wellKnownRoutes(app: FastifyInstance, live: LiveComposition, settings: PublicSettings): void {
  const absolute = (pathname: string) => new URL(pathname, settings.publicUrl).href;

  for (const name of files) {
    const bytes = readFileSync(path.join(folder, name));
    app.get(`/${name}`, (_request, reply) => sendAs(reply, name).send(bytes));
  }
  app.get('/favicon.ico', (_request, reply) => notFound(reply));

  app.get('/robots.txt', (_request, reply) =>
    sendAs(reply, 'robots.txt').send(
      `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = await live.current();
    const manifests = now ? [now.shell, ...Object.values(now.remotes)].map(({ manifest }) => manifest) : [];
    const pages = manifests
      .flatMap((manifest) => manifest.routes)
      .filter((page) => page.access !== 'user' && !/[:*]/.test(page.path));
    const urls = pages.map((page) => `<url><loc>${escapeHtml(absolute(page.path))}</loc></url>`);
    return sendAs(reply, 'sitemap.xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    );
  });
}

function sendAs(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('content-type', contentType(name))
    .header('cache-control', oneDay)
    .header('x-content-type-options', 'nosniff');
}
