import { createHash } from 'node:crypto';
import { type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from './s3-settings.ts';
import type { MediaStorage } from './storage.ts';

interface Answer {
  status: number;
  body: Buffer;
}

/** Of the two kinds of 404, the one that is no missing picture. */
const noBucket = '<Code>NoSuchBucket<';

/**
 * Pictures as objects of a bucket, in any storage that speaks S3. The account must be allowed to list the bucket:
 * without
 * it, S3 says of what is not there that it is forbidden.
 */
export function s3Storage({ bucketUrl, timeout, ...account }: S3Settings): MediaStorage {
  const cache = new Map<string, ArrayBuffer>();

  async function attempt(
    method: string,
    key: string,
    signal: AbortSignal,
    content?: Buffer,
  ): Promise<Answer> {
    const asked = { method, url: bucketUrl + key, headers: describe(content) };
    const { headers } = await new AwsV4Signer({ ...asked, ...account, service: 's3', cache }).sign();
    const answer = await exchange(
      asked.url,
      { method, signal, headers: Object.fromEntries(headers) },
      content,
    );
    const isAway = answer.status >= 500 || answer.status === 429 || answer.body.includes(noBucket);
    if (isAway) throw new Error(unexpectedStatus(method, key, answer.status));
    return answer;
  }

  async function send(method: string, key: string, content?: Buffer): Promise<Answer> {
    const signal = AbortSignal.timeout(timeout);
    try {
      // Twice, within the same time: the storage may have closed the connection meanwhile, and a 503 may pass.
      return await attempt(method, key, signal, content).catch((error) => {
        if (signal.aborted) throw error;
        return attempt(method, key, signal, content);
      });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`The object storage did not end ${method} ${key} in ${timeout} ms`, { cause: error });
    }
  }

  async function expect(statuses: readonly number[], method: string, key: string, content?: Buffer) {
    const answer = await send(method, key, content);
    if (!statuses.includes(answer.status)) throw new Error(unexpectedStatus(method, key, answer.status));
    return answer;
  }

  return {
    put: async (key, content) => {
      await expect([200], 'PUT', key, content);
    },
    get: async (key) => {
      const { status, body } = await expect([200, 404], 'GET', key);
      return status === 200 ? { bytes: body.length, body: Readable.from([body]) } : null;
    },
    remove: async (key) => {
      await expect([200, 204, 404], 'DELETE', key);
    },
    check: async () => {
      await expect([200], 'HEAD', '');
    },
  };
}

/**
 * The whole response or an error: a browser would cache half a picture for ever. Node's own
 * client, because `fetch` on Node 20 forgets its signal when memory is collected, and would wait for minutes.
 */
function exchange(url: string, options: RequestOptions, content?: Buffer): Promise<Answer> {
  const request = url.startsWith('https:') ? requestSafely : requestPlainly;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    sent.on('error', reject).end(content);
  });
}

/** With the checksum the storage rejects what was changed or cut on the way. */
function describe(content: Buffer | undefined): Record<string, string> {
  if (!content) return {};
  const checksum = createHash('sha256').update(content).digest('hex');
  return {
    'content-type': 'image/webp',
    'content-length': String(content.length),
    'x-amz-content-sha256': checksum,
  };
}

function unexpectedStatus(method: string, key: string, status: number): string {
  return `The object storage answered ${status} to ${method} ${key || 'of the bucket'}`;
}
