import fc from 'fast-check';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { discussionMoves } from './discussion-moves.ts';
import { groupMoves } from './group-moves.ts';
import type { MoveContext } from './move.ts';
import { moves } from './moves.ts';
import { observe } from './observe.ts';
import { register } from './pilot-moves.ts';
import type { Model, ModelPilot } from './rules.ts';

/** By hand: ESTELA_MODEL_RUNS for the number of sequences, ESTELA_MODEL_SEED for the seed that a failure named. */
const numRuns = Number(process.env.ESTELA_MODEL_RUNS ?? 14);
/** Milliseconds on average; after so much time for all no further sequence begins. */
const maxPerRun = 3_000;
const seed = Number(process.env.ESTELA_MODEL_SEED ?? 2026);
/** Verb, who does it, two numbers that choose with what, and who looks afterwards. */
type Step = [Verb, number, number, number, number];
type Verb = keyof typeof moves;
/** How often a verb comes, where once is too rare: what happens in groups needs more steps, likes and roles many hands. */
const shares: Partial<Record<Verb, number>> = {
  ...Object.fromEntries(Object.keys(discussionMoves).map((verb) => [verb, 3])),
  like: 6,
  follow: 3,
  say: 5,
  unsay: 3,
  bookmark: 2,
  approve: 3,
  makeAdmin: 3,
  makeModerator: 3,
  handOver: 3,
};
const verbs = (Object.keys(moves) as Verb[]).flatMap((verb) => Array<Verb>(shares[verb] ?? 1).fill(verb));
/** Where every sequence starts: things and a group to work with. */
const prologue: Step[] = [
  ['createFlight', 0, 0, 0, 0],
  ['createFlight', 1, 1, 0, 0],
  ['follow', 2, 1, 0, 0],
  ['createGroup', 0, 0, 0, 0],
  ['join', 1, 0, 0, 0],
  ['join', 2, 0, 0, 0],
  ['approve', 0, 0, 1, 0],
  ['createTopic', 1, 0, 0, 0],
  ['comment', 1, 0, 0, 0],
  ['say', 2, 0, 0, 0],
];
const number = fc.nat(7);
const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...verbs), number, number, number, number);

describe('random commands against the model', () => {
  let server: TestServer;
  let played = 0;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(async () => {
    await server.close();
    // Time may have ended a long run by hand: how long it was then is worth a line.
    if (process.env.ESTELA_MODEL_RUNS) process.stderr.write(`${played} sequences\n`);
  });

  async function play(steps: readonly Step[]): Promise<void> {
    const model: Model = { pilots: [], flights: [], groups: [] };
    await server.db.deleteFrom('users').execute();
    for (let i = 0; i < 3; i += 1) await register(model, server);
    for (const one of [...prologue, ...steps]) await take(model, one);
    for (const viewer of [null, ...model.pilots]) await observe(server, model, viewer, 'all');
    played += 1;
  }

  async function take(model: Model, [verb, by, a, b, watcher]: Step): Promise<void> {
    const { pilots } = model;
    // The first pilot founds the first group, so with them more is allowed.
    const actor = (by > 4 ? pilots[0] : pilots[by % pilots.length]) as ModelPilot;
    const expectCall: MoveContext['expectCall'] = async (status, call, params, options) => {
      const answer = await server.call(call, { ...options, params, token: actor.token });
      expect([verb, call.id, answer.status]).toEqual([verb, call.id, status]);
      return answer;
    };
    await moves[verb]({ model, actor, a, b, server, expectCall });
    const viewer = [null, ...pilots][watcher % (pilots.length + 1)] ?? null;
    await observe(server, model, viewer, verb in groupMoves ? 'groups' : 'pilots');
  }

  it(
    'gives everyone the lists and counts that the rules say, after every step',
    () =>
      fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), play), {
        numRuns,
        seed,
        interruptAfterTimeLimit: numRuns * maxPerRun,
      }),
    numRuns * maxPerRun * 2,
  );
});
