import { deepStrictEqual } from 'node:assert/strict';
import { calls } from '@estela/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../support/test-server.ts';
import { faultOf } from './answer-check.ts';
import { fingerprint, makeFixture } from './fixture.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-request.ts';

const atOnce = 16;
/** Number of requests after which deleted data is recreated. */
const renewEvery = 25 * atOnce;
/** Milliseconds for one batch, far longer than it takes. */
const timeout = 30_000;

export interface FuzzRun {
  /** Index of the first request: with the seed it names each. */
  start: number;
  count: number;
  seed: number;
  /** Called from time to time with the number sent. */
  report?: (sent: number) => void;
}

export interface Sent {
  sent: number;
  /** How many answers had which status. */
  statuses: Map<number, number>;
  /** Ids of the calls that succeeded at times. */
  reached: Set<string>;
}

/**
 * Sends malformed requests derived from the routes' own schemas. Throws with details of the first ten whose response has a
 * fault, and if data of the victim changed.
 */
export async function sendFuzz(server: TestServer, { start, count, seed, report }: FuzzRun): Promise<Sent> {
  const fixture = await makeFixture(server);
  const requests = fuzzRequests(fixture);
  const statuses = new Map<number, number>();
  const reached = new Set<string>();

  const send = async (index: number): Promise<string[]> => {
    const request = requests(seed, index);
    const answer = await server.inject(request.options);
    const { statusCode } = answer;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode < 300) reached.add(request.call.id);
    const fault = faultOf(request, answer);
    return fault ? [story(request, answer, `${fault}: request ${index}, seed ${seed}`)] : [];
  };

  const before = await fingerprint(server.db, fixture);
  const faults: string[] = [];
  for (let first = start; first < start + count && faults.length < 10; first += atOnce) {
    if ((first - start) % renewEvery === 0) await fixture.renew();
    const indexes = Array.from({ length: Math.min(atOnce, start + count - first) }, (_, i) => first + i);
    const batch = `the requests ${first} to ${first + atOnce - 1}, seed ${seed}`;
    faults.push(...(await inTime(batch, Promise.all(indexes.map(send)))).flat());
    report?.(first - start + indexes.length);
  }
  deepStrictEqual(faults, []);
  deepStrictEqual(await fingerprint(server.db, fixture), before);
  deepStrictEqual((await server.call(calls.getHealthReady)).body, { status: 'ok' });
  return { sent: [...statuses.values()].reduce((sum, many) => sum + many, 0), statuses, reached };
}

/** Rejects if a batch gets no response. */
async function inTime<T>(name: string, batch: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to one of ${name}`)), timeout);
  });
  return Promise.race([batch, late]).finally(() => clearTimeout(timer));
}

function story({ options }: FuzzRequest, answer: LightMyRequestResponse, fault: string): string {
  const { method, url, headers, payload } = options;
  const body = String(payload ?? '').slice(0, 500);
  return `${fault}: ${method} ${url.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)} ${body}
    -> ${answer.statusCode} ${answer.body.slice(0, 500)}`;
}
