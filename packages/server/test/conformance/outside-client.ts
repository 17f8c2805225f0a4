import { startTestServer } from '../support/test-server.ts';

/** A response, for a client that knows only the specification. */
export interface Body {
  _id: string;
  items: Body[];
  user: Body;
  owner: Body;
  token: string;
  total: number;
  nextCursor: string | null;
  error: string;
  code: string;
  fields: Record<string, string>;
  [field: string]: unknown;
}

export interface Answer {
  status: number;
  body: Body;
  headers: Headers;
}

type Paths = Record<string, Record<string, { responses: object }>>;

export interface OutsidePilot {
  _id: string;
  username: string;
  email: string;
  token: string;
}

export const password = 'contraseña-1';

/** Imports no call, type or limit of ours: only what the specification says is known here. */
export class OutsideClient {
  readonly #address: string;
  readonly close: () => Promise<void>;

  readonly #paths: Paths;

  private constructor(address: string, paths: Paths, close: () => Promise<void>) {
    this.#address = address;
    this.#paths = paths;
    this.close = close;
  }

  /** The server on a port of its own, with the database of this run. */
  static async start(): Promise<OutsideClient> {
    const server = await startTestServer();
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const document = await fetch(`${address}/api/openapi.json`);
    const { paths } = (await document.json()) as { paths: Paths };
    return new OutsideClient(address, paths, server.close);
  }

  /** The statuses that the document has for a call; a literal path takes precedence over one with a parameter. */
  #statusesOf(method: string, path: string): string[] | undefined {
    const [plain = ''] = path.split('?');
    const fits = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain);
    const template = plain in this.#paths ? plain : Object.keys(this.#paths).find(fits);
    const operation = template === undefined ? undefined : this.#paths[template]?.[method.toLowerCase()];
    return operation && Object.keys(operation.responses);
  }

  async send(
    method: string,
    path: string,
    init: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) {
    const { token, body, headers } = init;
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const named = this.#statusesOf(method, path);
    if (named)
      expect([method, path, named]).toEqual([method, path, expect.arrayContaining([`${answer.status}`])]);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: answer.headers,
    };
  }

  get = (path: string, token?: string) => this.send('GET', path, { token });
  post = (path: string, body?: unknown, token?: string, headers?: Record<string, string>) =>
    this.send('POST', path, { token, body, headers });
  patch = (path: string, body: unknown, token?: string) => this.send('PATCH', path, { token, body });
  put = (path: string, token?: string) => this.send('PUT', path, { token });
  del = (path: string, token?: string, body?: unknown) => this.send('DELETE', path, { token, body });

  /** Registers a pilot as the specification names the fields. */
  async pilot(username: string): Promise<OutsidePilot> {
    const email = `${username}@pilotos.test`;
    const { status, body } = await this.post('/auth/register', {
      ...{ username, email, password, name: 'Nadia', lastName: 'Soler', acceptTerms: true },
    });
    expect([username, status]).toEqual([username, 201]);
    return { _id: body.user._id, username, email, token: body.token };
  }

  /** Creates an entity; the response is all of it, with its id and both dates. */
  async make(path: string, body: object, token: string): Promise<Body> {
    const answer = await this.post(path, body, token);
    expect([path, answer.status, answer.body.fields]).toEqual([path, 201, undefined]);
    expect(answer.body).toMatchObject({ _id: uuid, createdAt: instant, updatedAt: instant });
    return answer.body;
  }
}

/** UUIDv7. */
export const uuid = expect.stringMatching(
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
);
export const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);

/** The only shape of an error. */
export function anError(code: string, text: unknown = expect.any(String)) {
  return { error: text, message: text, code };
}
