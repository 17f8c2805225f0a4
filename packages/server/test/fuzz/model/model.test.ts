import fc from 'fast-check';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { type Game, play, sequences } from './play.ts';

/** More of them: `npm run test:long -- model`. */
const numRuns = 14;
/** Milliseconds on average; after this time for all no further sequence begins. */
const maxPerRun = 3_000;

describe('random commands against the model', () => {
  let server: TestServer;
  let game: Game;

  beforeAll(async () => {
    server = await startTestServer();
    game = { server, reads: { answers: null }, hasSeenPrologue: false };
  });
  afterAll(() => server.close());

  it(
    'shows everyone the lists and counts according to the rules, after every step',
    () =>
      fc.assert(
        fc.asyncProperty(sequences, (steps) => play(game, steps)),
        { numRuns, seed: 2026, interruptAfterTimeLimit: numRuns * maxPerRun },
      ),
    numRuns * maxPerRun * 2,
  );
});
