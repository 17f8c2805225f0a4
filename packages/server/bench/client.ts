import { Agent, request } from 'node:http';

export interface Ask {
  /** Below the server's address, with `/api`. */
  path: string;
  token?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** An Idempotency-Key. */
  key?: string;
}

/** Requests to one server over connections that stay open. */
export class Client {
  private readonly address: string;
  private readonly agent = new Agent({ keepAlive: true });

  constructor(address: string) {
    this.address = address;
  }

  /** Milliseconds until the whole response is here. Anything but a success is an error: a fast failure is no speed. */
  async time(ask: Ask): Promise<number> {
    const start = performance.now();
    await this.send(ask);
    return performance.now() - start;
  }

  async read<Answer>(ask: Ask): Promise<Answer> {
    return JSON.parse(await this.send(ask)) as Answer;
  }

  close(): void {
    this.agent.destroy();
  }

  private send({ path, token, method = 'GET', body, key }: Ask): Promise<string> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      };
      const sent = request(`${this.address}${path}`, { method, headers, agent: this.agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 200 && statusCode < 300) resolve(text);
          else reject(new Error(`${method} ${path} answered ${statusCode}: ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }
}
