import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const bucket = 'pictures';

/** A place for pictures with the calls of S3 that the product makes; who makes them is not checked. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();

  async function answer(request: IncomingMessage): Promise<{ status: number; body?: Buffer | undefined }> {
    const { method, url = '' } = request;
    const content = await buffer(request);
    if (method === 'PUT') objects.set(url, content);
    if (method === 'DELETE') objects.delete(url);
    if (method !== 'GET') return { status: 200 };
    const body = objects.get(url);
    return { status: body ? 200 : 404, body };
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
