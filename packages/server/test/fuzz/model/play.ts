import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import type { TestServer } from '../../support/test-server.ts';
import { discussionMoves } from './discussion-moves.ts';
import { groupMoves } from './group-moves.ts';
import type { MoveContext } from './move.ts';
import { moves } from './moves.ts';
import { observe } from './observe.ts';
import { register } from './pilot-moves.ts';
import { type RememberedReads, readingOnce } from './remembered-reads.ts';
import type { Model, ModelPilot } from './rules.ts';

/** Verb, actor, two numbers to choose the objects, and the viewer afterwards. */
type Step = [Verb, number, number, number, number];
type Verb = keyof typeof moves;
/** Weight of a verb, if 1 is too rare: groups need more steps, likes and roles more pilots. */
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
/** The start of every sequence: items and a group to work with. */
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

/** Random commands, after which `play` compares the server with the model. */
export const sequences = fc.array(step, { maxLength: 60, size: 'max' });

export interface Game {
  server: TestServer;
  reads: RememberedReads;
  /** The prologue is the same each time: checking each of its steps once is enough. */
  hasSeenPrologue: boolean;
}

/** Plays a sequence from an empty database, and compares what one viewer sees after every step. */
export async function play(game: Game, steps: readonly Step[]): Promise<void> {
  const { server, reads } = game;
  const model: Model = { pilots: [], flights: [], groups: [] };
  await server.db.deleteFrom('users').execute();
  for (let i = 0; i < 3; i += 1) await register(model, server);
  for (const one of prologue) {
    await take(server, model, one);
    if (!game.hasSeenPrologue) await lookAfter(game, model, one);
  }
  game.hasSeenPrologue = true;
  for (const one of steps) {
    await take(server, model, one);
    if (one !== steps.at(-1)) await lookAfter(game, model, one);
  }
  const looks = () => [null, ...model.pilots].map((viewer) => observe(server, model, viewer, 'all'));
  await readingOnce(reads, () => Promise.all(looks()));
}

async function take(server: TestServer, model: Model, [verb, by, a, b]: Step): Promise<void> {
  const { pilots } = model;
  // The first pilot owns the first group, so they may do more.
  const actor = (by > 4 ? pilots[0] : pilots[by % pilots.length]) as ModelPilot;
  const expectCall: MoveContext['expectCall'] = async (status, call, params, options) => {
    const answer = await server.call(call, { ...options, params, token: actor.token });
    deepStrictEqual([verb, call.id, answer.status], [verb, call.id, status]);
    return answer;
  };
  await moves[verb]({ model, actor, a, b, server, expectCall });
}

async function lookAfter({ server, reads }: Game, model: Model, [verb, , , , watcher]: Step): Promise<void> {
  const viewer = [null, ...model.pilots][watcher % (model.pilots.length + 1)] ?? null;
  const half = verb in groupMoves ? 'groups' : 'pilots';
  await readingOnce(reads, () => observe(server, model, viewer, half));
}
