import { deepStrictEqual } from 'node:assert/strict';
import { calls } from '@estela/contracts';
import { makePilot } from '../../support/test-pilots.ts';
import type { TestServer } from '../../support/test-server.ts';
import { chosen, type Move, type MoveContext } from './move.ts';
import { approves, isKnown, isOpen, type Model, type ModelPilot } from './rules.ts';

export async function register(model: Model, server: TestServer): Promise<void> {
  const pilot = await makePilot(server.db);
  const settings = {
    profileVisibility: 'public',
    allowFollowersToSeeFlights: true,
    approveFollowers: false,
  } as const;
  const relations = {
    follows: new Set<ModelPilot>(),
    asks: new Set<ModelPilot>(),
    declinedBy: new Set<ModelPilot>(),
    removed: new Set<ModelPilot>(),
    blocks: new Set<ModelPilot>(),
  };
  model.pilots.push({ ...pilot, ...settings, ...relations });
}

const target = ({ model, a }: MoveContext) => chosen(model.pilots, a) as ModelPilot;
const countFollowers = (model: Model, pilot: ModelPilot) =>
  model.pilots.filter(({ follows }) => follows.has(pilot)).length;

const follow: Move = async (context) => {
  const { actor, model, expectCall } = context;
  const pilot = target(context);
  const denied = statusWithoutFollow(actor, pilot);
  if (!denied && !actor.follows.has(pilot)) {
    if (approves(pilot, actor)) actor.asks.add(pilot);
    else admit(actor, pilot);
  }
  const { body } = await expectCall(denied ?? 200, calls.followUser, { id: pilot.id });
  if (denied) return;
  const followedByMe = actor.follows.has(pilot);
  const followers = isOpen(actor, pilot) ? countFollowers(model, pilot) : 0;
  deepStrictEqual(body, { status: followedByMe ? 'following' : 'requested', followedByMe, followers });
};

/** A follow replaces any relation between the two before. */
function admit(actor: ModelPilot, pilot: ModelPilot): void {
  actor.follows.add(pilot);
  actor.asks.delete(pilot);
  actor.declinedBy.delete(pilot);
  pilot.removed.delete(actor);
}

function statusWithoutFollow(actor: ModelPilot, pilot: ModelPilot): number | null {
  if (actor === pilot) return 409;
  if (!isKnown(actor, pilot)) return 404;
  if (actor.blocks.has(pilot)) return 403;
  const mayAsk = actor.follows.has(pilot) || !approves(pilot, actor) || !actor.declinedBy.has(pilot);
  return mayAsk ? null : 409;
}

const unfollow: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  actor.follows.delete(pilot);
  actor.asks.delete(pilot);
  await expectCall(isKnown(actor, pilot) ? 200 : 404, calls.unfollowUser, { id: pilot.id });
};

const approve: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  const isAsked = pilot.asks.has(actor);
  if (isAsked) admit(pilot, actor);
  await expectCall(isAsked ? 204 : 404, calls.approveFollowRequest, { userId: pilot.id });
};

const decline: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  const isAsked = pilot.asks.delete(actor);
  if (isAsked) pilot.declinedBy.add(actor);
  await expectCall(isAsked ? 204 : 404, calls.declineFollowRequest, { userId: pilot.id });
};

const removeFollower: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  if (pilot.follows.delete(actor)) actor.removed.add(pilot);
  await expectCall(204, calls.removeFollower, { id: actor.id, followerId: pilot.id });
};

const block: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  if (actor === pilot) return void (await expectCall(409, calls.blockUser, { id: pilot.id }));
  if (!isKnown(actor, pilot)) return void (await expectCall(404, calls.blockUser, { id: pilot.id }));
  actor.blocks.add(pilot);
  for (const [one, other] of [
    [actor, pilot],
    [pilot, actor],
  ] as const) {
    one.follows.delete(other);
    one.asks.delete(other);
  }
  await expectCall(204, calls.blockUser, { id: pilot.id });
};

const unblock: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  actor.blocks.delete(pilot);
  await expectCall(204, calls.unblockUser, { id: pilot.id });
};

const setPrivacy: Move = async ({ actor, a, b, expectCall }) => {
  actor.profileVisibility = chosen(['public', 'followers', 'private'] as const, a) ?? 'public';
  actor.allowFollowersToSeeFlights = b % 2 === 0;
  actor.approveFollowers = b % 4 > 1;
  const { profileVisibility, allowFollowersToSeeFlights, approveFollowers } = actor;
  const body = { privacy: { profileVisibility, allowFollowersToSeeFlights, approveFollowers } };
  await expectCall(200, calls.updateUser, { id: actor.id }, { body });
};

export const pilotMoves = {
  register: ({ model, server }) => (model.pilots.length < 5 ? register(model, server) : Promise.resolve()),
  follow,
  unfollow,
  admitFollower: approve,
  declineFollower: decline,
  removeFollower,
  block,
  unblock,
  setPrivacy,
} satisfies Record<string, Move>;
