import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add to a request that they pass on; each vendor has its own. */
const names = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|via)$/;

/** The first header that only a proxy writes: who sends it is not whom it speaks for. */
export function forwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return Object.keys(headers).find((name) => names.test(name));
}
