import { Agent, request } from 'node:http';

export interface Question {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api. */
  path: string;
  token?: string | undefined;
  body?: object | Buffer;
  headers?: Record<string, string>;
  /** The address of the client, as sent by a proxy; through the real proxy, the one it connects from. */
  from?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server sent, for tests to inspect
  body: any;
}

/** Connections stay open, as in a browser. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function endConnections(): void {
  agent.destroy();
}

/** Sends a request to a server; rejects without a response. */
export function ask(address: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, token, body, headers, from } = question;
  const isLocal = from?.startsWith('127.') ?? false;
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}/api${path}`,
      {
        method,
        agent,
        ...(isLocal && { localAddress: from }),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
          ...(from && !isLocal && { 'x-forwarded-for': from }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = answer.headers['content-type']?.includes('json');
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
        });
      },
    );
    sent.on('error', reject);
    sent.end(Buffer.isBuffer(body) ? body : body && JSON.stringify(body));
  });
}
