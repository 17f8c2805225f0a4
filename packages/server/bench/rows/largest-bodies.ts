import { shapes } from '../../test/attack/costly-bodies.ts';
import { richPilot } from '../../test/attack/measure-bodies.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import type { Row } from './row.ts';

/** B9: the ten largest bodies that cost most, of all calls that take one. */
export const largestBodies: Row = {
  about: 'the largest body of every call, in nine shapes: how long others wait for an answer, the worst ten',
  run: async ({ server: url }) => {
    // The tests' own: the limits of calls for each address are out of the way.
    process.env.DATABASE_URL = url ?? '';
    globalThis.testDatabase = await openTestDatabase();
    const server = await startTestServer();
    const { costs } = await richPilot(server);
    // What runs for the first time is compiled then.
    await costs('one letter');
    const all: { name: string; held: number; status: number }[] = [];
    for (const shape of shapes)
      for (const { call, held, status } of await costs(shape))
        all.push({ name: `${call}, ${shape}`, held, status });
    await server.close();
    return all
      .sort((a, b) => b.held - a.held)
      .slice(0, 10)
      .map(({ name, held, status }) => ({
        target: 'B9',
        name,
        values: { 'held ms': held, status },
        bound: { of: 'held ms', atMost: 50 },
      }));
  },
};
