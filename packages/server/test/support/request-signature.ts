import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface SignedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

/** The signature (AWS version 4) that a request to S3 must have, computed from the received request. */
export function expectedSignature({ method, path, headers }: SignedRequest, secret: string): string {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, path, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const start: string | Buffer = `AWS4${secret}`;
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), start);
  return hmac(key, text).toString('hex');
}

export function carriedSignature(headers: IncomingHttpHeaders): string | undefined {
  return /Signature=([\da-f]{64})$/.exec(headers.authorization ?? '')?.[1];
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
