import { calls } from '@estela/contracts';
import { makeFlight } from '../../support/test-items.ts';
import { makePilot } from '../../support/test-pilots.ts';
import type { TestServer } from '../../support/test-server.ts';
import { groupMoves } from './group-moves.ts';
import { chosen, type Move, type MoveContext } from './move.ts';
import type { Model, ModelPilot } from './rules.ts';
import { isKnown, isOpen, sees } from './rules.ts';

export async function register(model: Model, server: TestServer): Promise<void> {
  const pilot = await makePilot(server.db);
  const open = { profileVisibility: 'public', allowFollowersToSeeFlights: true } as const;
  model.pilots.push({ ...pilot, ...open, follows: new Set(), blocks: new Set() });
}

const target = ({ model, a }: MoveContext) => chosen(model.pilots, a) as ModelPilot;
const countFollowers = (model: Model, pilot: ModelPilot) =>
  model.pilots.filter(({ follows }) => follows.has(pilot)).length;

const follow: Move = async (context) => {
  const { actor, model, expectCall } = context;
  const pilot = target(context);
  const denied = statusWithoutFollow(actor, pilot);
  if (!denied) actor.follows.add(pilot);
  const { body } = await expectCall(denied ?? 200, calls.followUser, { id: pilot.id });
  if (denied) return;
  const followers = isOpen(actor, pilot) ? countFollowers(model, pilot) : 0;
  expect(body).toEqual({ followedByMe: true, followers });
};

function statusWithoutFollow(actor: ModelPilot, pilot: ModelPilot): number | null {
  if (actor === pilot) return 409;
  if (!isKnown(actor, pilot)) return 404;
  return actor.blocks.has(pilot) ? 403 : null;
}

const unfollow: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  actor.follows.delete(pilot);
  await expectCall(isKnown(actor, pilot) ? 200 : 404, calls.unfollowUser, { id: pilot.id });
};

const removeFollower: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  pilot.follows.delete(actor);
  await expectCall(204, calls.removeFollower, { id: actor.id, followerId: pilot.id });
};

const block: Move = async (context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  if (actor === pilot) return void (await expectCall(409, calls.blockUser, { id: pilot.id }));
  if (!isKnown(actor, pilot)) return void (await expectCall(404, calls.blockUser, { id: pilot.id }));
  actor.blocks.add(pilot);
  actor.follows.delete(pilot);
  pilot.follows.delete(actor);
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
  const { profileVisibility, allowFollowersToSeeFlights } = actor;
  const body = { privacy: { profileVisibility, allowFollowersToSeeFlights } };
  await expectCall(200, calls.updateUser, { id: actor.id }, { body });
};

const visibilityOf = (number: number) =>
  chosen(['public', 'followers', 'private', 'unlisted'] as const, number) ?? 'public';

const createFlight: Move = async ({ model, actor, a, server }) => {
  const visibility = visibilityOf(a);
  const { _id } = await makeFlight(server, actor, { visibility });
  model.flights.push({ id: _id, owner: actor, visibility, likes: new Set() });
};

const changeFlight: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const visibility = visibilityOf(b);
  const denied = sees(actor, flight, true) ? 403 : 404;
  if (flight.owner === actor) flight.visibility = visibility;
  const status = flight.owner === actor ? 200 : denied;
  await expectCall(status, calls.updateFlight, { id: flight.id }, { body: { visibility } });
};

const deleteFlight: Move = async ({ model, actor, a, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const denied = sees(actor, flight, true) ? 403 : 404;
  const isOwn = flight.owner === actor;
  if (isOwn) model.flights.splice(model.flights.indexOf(flight), 1);
  await expectCall(isOwn ? 204 : denied, calls.deleteFlight, { id: flight.id });
};

const like: Move = async ({ model, actor, a, b, expectCall }) => {
  const flight = chosen(model.flights, a);
  if (!flight) return;
  const isSeen = sees(actor, flight, true);
  const isLike = b % 3 > 0;
  if (isSeen) flight.likes[isLike ? 'add' : 'delete'](actor);
  const call = isLike ? calls.likeFlight : calls.unlikeFlight;
  const { body } = await expectCall(isSeen ? 200 : 404, call, { id: flight.id });
  if (isSeen) expect(body).toEqual({ likes: flight.likes.size, likedByMe: isLike });
};

export const moves = {
  register: ({ model, server }) => (model.pilots.length < 5 ? register(model, server) : Promise.resolve()),
  follow,
  unfollow,
  removeFollower,
  block,
  unblock,
  setPrivacy,
  createFlight,
  changeFlight,
  deleteFlight,
  like,
  ...groupMoves,
} satisfies Record<string, Move>;
