import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { openBundle } from './bundle-files.ts';
import { base, bundlePage } from './bundle-page.ts';

const compress = promisify(brotliCompress);
/** Compressed copies of these exist beside published files; fonts are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/;

/** The product's headers that a browser acts on. */
const pageHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
  'content-type',
];

/** Serves the one bundle the way the edge serves releases; calls of the API go to the running product. */
export async function serveBundle(folder: string, product: string) {
  const bundle = openBundle(folder);
  const agent = new Agent({ keepAlive: true });
  const pages = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>();

  async function readPage(pathname: string) {
    const answer = await fetch(product + pathname);
    const html = bundlePage(await answer.text(), pathname, bundle, folder);
    const kept = pageHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    // The same quality as the edge's.
    const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { headers: { ...Object.fromEntries(kept), 'content-encoding': 'br' }, body };
  }

  async function sendPage(pathname: string, response: ServerResponse) {
    const page = pages.get(pathname) ?? readPage(pathname);
    pages.set(pathname, page);
    const { headers, body } = await page;
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  }

  async function sendFile(name: string, response: ServerResponse) {
    const file = bundle.file(name);
    const isSmall = compressible.test(name);
    const body = isSmall ? await file.brotli() : file.bytes;
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-length': body.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        ...(isSmall ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
      })
      .end(body);
  }

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { method, headers, url } = incoming;
    const onward = request(product + url, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }

  function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (pathname.startsWith(base)) return sendFile(pathname.slice(base.length), response);
    if (incoming.headers.accept?.includes('text/html')) return sendPage(pathname, response);
    return pass(incoming, response);
  }

  const server = createServer((incoming, response) => {
    Promise.resolve(answer(incoming, response)).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Fastify's own default: both keep a browser's connections open.
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
