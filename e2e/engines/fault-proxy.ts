import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endings } from './endings.ts';

/** The product at another address, for a browser whose driver reports no faults: its pages report them here. */
export interface FaultProxy {
  url: string;
  takeFaults: () => string[];
}

const script = readFileSync(new URL('report-faults.js', import.meta.url));
/** Paths that the product does not have. The content security policy takes the script, as it comes from the same origin. */
const scriptPath = '/report-faults.js';
const faultPath = '/reported-fault';

export async function startFaultProxy(product: string, endings: Endings): Promise<FaultProxy> {
  const faults: string[] = [];
  const { host, hostname, port } = new URL(product);
  const server = createServer(async (incoming, response) => {
    if (incoming.url === scriptPath) response.setHeader('content-type', 'text/javascript').end(script);
    else if (incoming.url === faultPath) {
      faults.push(await text(incoming));
      response.end();
    } else pass(incoming, response);
  });

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const { method, url: path, headers } = incoming;
    const passed = { ...headers, host, ...(headers.origin && { origin: product }) };
    // So that the script can be put into it.
    if (headers.accept?.includes('text/html')) passed['accept-encoding'] = 'identity';
    const outgoing = request({ hostname, port, method, path, headers: passed }, (answer) => {
      const { statusCode = 0, headers: answered } = answer;
      if (statusCode === 404 || statusCode >= 500)
        faults.push(`failedRequest: ${method} ${path}: ${statusCode}`);
      if (answered['content-type']?.startsWith('text/html')) void passPage(answer, response);
      else {
        response.writeHead(statusCode, answered);
        answer.pipe(response);
      }
    });
    response.once('close', () => outgoing.destroy());
    outgoing.once('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.add(async () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const ownPort = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${ownPort}`, takeFaults: () => faults.splice(0) };
}

/** A page, with the script before all of its own. */
async function passPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
  const page = await text(answer);
  response.writeHead(answer.statusCode ?? 0, headers);
  response.end(page.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`));
}
