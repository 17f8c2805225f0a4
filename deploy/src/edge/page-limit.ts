import type { FastifyReply, FastifyRequest } from 'fastify';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { languageOf } from './language.ts';

const texts = { es, en };

/** Counts a request for a page; milliseconds that its address has to wait, 0 where it may pass. */
export type PageLimit = (request: FastifyRequest) => number;

/** The answer to a request whose address has to wait; undefined where it may pass. */
export function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  pageLimit: PageLimit | undefined,
): FastifyReply | undefined {
  const wait = pageLimit?.(request) ?? 0;
  if (wait <= 0) return undefined;
  return reply
    .code(429)
    .header('retry-after', String(Math.ceil(wait / 1_000)))
    .header('cache-control', 'no-store')
    .header('content-type', 'text/plain; charset=utf-8')
    .send(`${texts[languageOf(request.headers.cookie)].tooManyPages}\n`);
}
