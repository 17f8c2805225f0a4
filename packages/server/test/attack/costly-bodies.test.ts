import { startTestServer, type TestServer } from '../support/test-server.ts';
import { shapes } from './costly-bodies.ts';
import { richPilot } from './measure-bodies.ts';

/** Milliseconds: what went wrong held others up for six to thirty seconds, on an idle machine. */
const bound = 3_000;

describe('a pilot who owns as much as one may', () => {
  let server: TestServer;
  let pilot: Awaited<ReturnType<typeof richPilot>>;

  beforeAll(async () => {
    server = await startTestServer();
    pilot = await richPilot(server);
  });
  afterAll(() => server.close());

  it.each(shapes)('holds nobody up by the largest body that a call takes: %s', async (shape) => {
    const costs = await pilot.costs(shape);
    expect(costs.filter(({ held }) => held > bound)).toEqual([]);
    expect(costs.filter(({ status }) => status >= 500)).toEqual([]);
    // Most are refused, each by its own limit; those that fit show that the bodies are not refused for their form alone.
    expect(costs.filter(({ status }) => status < 300).length).toBeGreaterThan(5);
  });
});
