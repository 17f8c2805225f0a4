import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { carriedSignature, expectedSignature } from './request-signature.ts';

/** State of the connection to the storage: working, cut, or without any response. */
type Line = 'open' | 'cut' | 'silent';

export interface ObjectStore {
  /** The server settings to use it. */
  env: Record<string, string>;
  /** Keys of the objects, in order. */
  keys: () => string[];
  setLine: (line: Line) => void;
  close: () => Promise<void>;
}

const bucket = 'estela-pictures';
const account = 'ESTELA';
const secret = 'only known to the tests';

interface Answer {
  status: number;
  body?: Buffer | string;
}

/**
 * The parts of S3 that the product uses, on a free port, with its refusals: of another account, of a wrong
 * signature, of a missing bucket, of content that does not match its checksum.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  let line: Line = 'open';
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const content = await buffer(request).catch(() => undefined);
    if (!content || line !== 'open') return;
    const { status, body } = answer(objects, request, content);
    response.writeHead(status).end(body);
  }).on('connection', (socket) => {
    if (line === 'cut') socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: secret,
    },
    keys: () => [...objects.keys()].sort(),
    setLine: (next) => {
      line = next;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(objects: Map<string, Buffer>, request: IncomingMessage, content: Buffer): Answer {
  const { method = '', url: path = '', headers } = request;
  if (!headers.authorization?.includes(`Credential=${account}/`)) return refusal(403, 'InvalidAccessKeyId');
  if (carriedSignature(headers) !== expectedSignature({ method, path, headers }, secret))
    return refusal(403, 'SignatureDoesNotMatch');
  const [, name, key] = /^\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (name !== bucket || key === undefined) return refusal(404, 'NoSuchBucket');
  if (method === 'HEAD' && key === '') return { status: 200 };
  if (method === 'PUT') {
    const sum = createHash('sha256').update(content).digest('hex');
    if (headers['x-amz-content-sha256'] !== sum) return refusal(400, 'XAmzContentSHA256Mismatch');
    objects.set(key, content);
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const body = objects.get(key);
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, 'MethodNotAllowed');
  return body ? { status: 200, body } : refusal(404, 'NoSuchKey');
}

function refusal(status: number, code: string): Answer {
  return { status, body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>` };
}
