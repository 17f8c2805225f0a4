import { startTestServer, type TestServer } from '../support/test-server.ts';
import { reachable } from './fuzz-request.ts';
import { type Sent, sendFuzz } from './send-fuzz.ts';

/** More of them: `npm run test:long -- malformed`. */
const count = 40_000;
/** Each database gets requests of its own, since both must pass any. */
const start = process.env.DATABASE_URL ? count : 0;
const seed = 20_260_101;

describe(`${count} fuzz requests from ${start} on with seed ${seed}`, () => {
  let server: TestServer;
  let sent: Sent | undefined;

  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' });
  });
  afterAll(() => server.close());

  it(
    'answers each in the same shape, reveals no secret and changes nothing of the victim',
    async () => {
      sent = await sendFuzz(server, { start, count, seed });
      expect(sent.sent).toBe(count);
    },
    30_000 + count * 20,
  );

  it('reaches behind the validation: most calls succeeded at times, and every kind of error occurred', () => {
    const { statuses = new Map(), reached = new Set() } = sent ?? {};
    const succeeded = reachable.filter(({ id }) => reached.has(id));
    expect(succeeded.length).toBeGreaterThan(reachable.length * 0.8);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413, 415]));
  });
});
