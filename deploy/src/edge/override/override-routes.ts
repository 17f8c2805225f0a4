import { overridePaths } from '@estela/contracts/release';
import type { FastifyInstance, FastifyReply } from 'fastify';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { setCookie } from './cookie.ts';
import type { Overrides } from './overrides.ts';

/** Opening a link sets the cookie; leaving removes it and keeps the place. Both work without scripts. */
export function overrideRoutes(app: FastifyInstance, overrides: Overrides, publicUrl: string): void {
  app.get<{ Querystring: { to?: string } }>(overridePaths.leave, (request, reply) =>
    goTo(reply, placeOf(request.query.to), setCookie('', 0, publicUrl)),
  );

  app.get<{ Params: { '*': string }; Querystring: { to?: string } }>(
    // A parameter would be limited to 100 characters.
    `${overridePaths.open}*`,
    async (request, reply) => {
      const token = request.params['*'];
      const order = await overrides.orderOf(token);
      if (!order) return reply.code(410).headers(plain).send(gone);
      const seconds = order.until - Math.floor(Date.now() / 1000);
      return goTo(reply, placeOf(request.query.to), setCookie(token, seconds, publicUrl));
    },
  );
}

/** In each language: whoever opens a link may never have chosen one here. */
const gone = `${es.linkGone}\n${en.linkGone}\n`;

/** Links are nobody else's business: not a cache's, not another site's. */
const hidden = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const plain = { ...hidden, 'content-type': 'text/plain; charset=utf-8' };

function goTo(reply: FastifyReply, place: string, cookie: string): FastifyReply {
  return reply
    .code(303)
    .headers({ ...hidden, 'set-cookie': cookie, location: place })
    .send();
}

/** A place on this site, whatever was asked for: `//host` and `/\host` would be another one. */
function placeOf(wanted = '/'): string {
  const base = 'http://localhost';
  if (!URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  return origin === base ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : '/';
}
