import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** They speak of one connection, not of the message. */
const hops = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** They bind the browser to https, or to hashes that a local build does not have. */
const ofHttps = new Set(['strict-transport-security', 'alt-svc', 'integrity-policy']);

function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name) && !hops.has(name)));
}

/** With them an answer may come in a form that cannot be read, or not at all. */
const ofForm = ['accept-encoding', 'if-none-match', 'if-modified-since'];

/**
 * A browser's headers as the deployed product expects them: as if it had sent the page itself. `isRead` asks for an
 * answer that is whole and in plain text.
 */
export function towards(origin: string, headers: IncomingHttpHeaders, isRead: boolean): OutgoingHttpHeaders {
  const own = `http://${headers.host}`;
  const sent = without(headers, new Set(isRead ? ['host', ...ofForm] : ['host']));
  for (const name of ['origin', 'referer']) {
    const value = sent[name];
    if (typeof value === 'string' && value.startsWith(own)) sent[name] = origin + value.slice(own.length);
  }
  return { ...sent, host: new URL(origin).host };
}

/** The deployed product's headers as they hold on a loopback address. */
export function back(origin: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const sent = without(headers, ofHttps);
  const { location, 'set-cookie': cookies } = headers;
  if (location?.startsWith(`${origin}/`)) sent.location = location.slice(origin.length);
  if (cookies)
    sent['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*(?:secure|domain=[^;]*)/gi, ''));
  return sent;
}
