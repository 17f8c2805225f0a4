import { calls } from '@estela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { faultOf } from './answer-check.ts';
import { type Fixture, fingerprint, makeFixture } from './fixture.ts';
import { type FuzzRequest, fuzzRequests, reachable } from './fuzz-request.ts';

/**
 * Malformed requests from the routes' own schemas. By hand: ESTELA_FUZZ=1000000 for their number, ESTELA_FUZZ_SEED for
 * the seed that a failure named, LOG_LEVEL=error for what the server says of it.
 */
const count = Number(process.env.ESTELA_FUZZ ?? 40_000);
/** Each database of a whole run gets requests of its own: what they ask of the server is the same on both. */
const start = process.env.DATABASE_URL ? count : 0;
const seed = Number(process.env.ESTELA_FUZZ_SEED ?? 20_260_101);
const atOnce = 16;
/** Requests after which what they have deleted is made anew. */
const renewEvery = 25 * atOnce;
/** Requests between two lines on the memory of a run by hand. */
const reportEvery = 2_000 * atOnce;
const isByHand = process.env.ESTELA_FUZZ !== undefined;
/** Fewer do not reach every call, and say nothing about how many can be. */
const enough = 20_000;
/** Milliseconds for one batch, far beyond what it takes. */
const timeout = 30_000;

describe(`${count} fuzz requests from ${start} on with seed ${seed}`, () => {
  let server: TestServer;
  let fixture: Fixture;
  let requests: ReturnType<typeof fuzzRequests>;
  const statuses = new Map<number, number>();
  const reached = new Set<string>();

  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
    fixture = await makeFixture(server);
    requests = fuzzRequests(fixture);
  });
  afterAll(() => server.close());

  const send = async (index: number): Promise<string[]> => {
    const request = requests(seed, index);
    const answer = await server.inject(request.options);
    note(request, answer);
    const fault = faultOf(request, answer);
    return fault ? [story(index, request, answer, fault)] : [];
  };

  function note({ call }: FuzzRequest, { statusCode }: LightMyRequestResponse): void {
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode < 300) reached.add(call.id);
  }

  it(
    'answers each in the one shape, gives no secret away and changes nothing of the victim',
    async () => {
      const before = await fingerprint(server.db, fixture);
      const faults: string[] = [];
      for (let first = start; first < start + count && faults.length < 10; first += atOnce) {
        if (isByHand && first % reportEvery === 0) report(first - start, faults);
        if (first % renewEvery === 0) await fixture.renew();
        const indexes = Array.from({ length: Math.min(atOnce, start + count - first) }, (_, i) => first + i);
        faults.push(...(await inTime(first, Promise.all(indexes.map(send)))).flat());
      }
      if (isByHand) report(count, faults);
      if (isByHand) process.stderr.write(`by status: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
      expect(faults).toEqual([]);
      expect(await fingerprint(server.db, fixture)).toEqual(before);
      expect((await server.call(calls.getHealthReady)).body).toEqual({ status: 'ok' });
    },
    timeout + count * 20,
  );

  (count < enough ? it.skip : it)(
    'reaches behind the validation: most calls succeeded at times, and every kind of error was seen',
    () => {
      const succeeded = reachable.filter(({ id }) => reached.has(id));
      expect(succeeded.length).toBeGreaterThan(reachable.length * 0.8);
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413, 415]));
    },
  );
});

/** Rejects where a batch gets no answer. */
async function inTime<T>(first: number, batch: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(
      `No answer to one of the requests ${first} to ${first + atOnce - 1}, seed ${seed}`,
    );
    timer = setTimeout(() => reject(error), timeout);
  });
  return Promise.race([batch, late]).finally(() => clearTimeout(timer));
}

function report(done: number, faults: string[]): void {
  const { rss, heapUsed } = process.memoryUsage();
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
  process.stderr.write(
    `${done} requests, ${faults.length} faults: RSS ${megabytes(rss)} MB, heap ${megabytes(heapUsed)} MB\n`,
  );
}

function story(
  index: number,
  { options }: FuzzRequest,
  answer: LightMyRequestResponse,
  fault: string,
): string {
  const { method, url, headers, payload } = options;
  const body = String(payload ?? '').slice(0, 500);
  return `${fault}: request ${index}, seed ${seed}: ${method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)} ${body}
    -> ${answer.statusCode} ${answer.body.slice(0, 500)}`;
}
