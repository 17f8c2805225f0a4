import { deepStrictEqual } from 'node:assert/strict';
import { calls, type MemberRole } from '@estela/contracts';
import { discussionMoves } from './discussion-moves.ts';
import { chosen, inGroup, type Move, type MoveContext } from './move.ts';
import { isBanned, type ModelGroup, type ModelPilot, rank, statusWithoutPower } from './rules.ts';

const target = ({ model, b }: MoveContext) => chosen(model.pilots, b) as ModelPilot;

const createGroup: Move = async ({ model, actor, b, expectCall }) => {
  if (model.groups.length > 2) return;
  const isPrivate = b % 2 === 0;
  const body = { name: 'Los de siempre', description: 'Quedadas', private: isPrivate };
  const answer = await expectCall(201, calls.createGroup, {}, { body });
  const members = new Map([[actor, { role: 'owner', status: 'member' } as const]]);
  model.groups.push({ id: answer.body._id, isPrivate, members, topics: [], posts: [] });
};

/** The status of running a group, as editing or deleting it. */
const runStatus = (group: ModelGroup, actor: ModelPilot, success: number) => {
  if (isBanned(group, actor)) return 404;
  return rank(group, actor) >= 3 ? success : 403;
};

const changeGroup = inGroup(async (group, { actor, b, expectCall }) => {
  const status = runStatus(group, actor, 200);
  if (status === 200) group.isPrivate = b % 2 === 0;
  // Discussions from before a group became public stay hidden unless shown; the model does not cover that.
  const body = { private: b % 2 === 0, showHistory: true };
  await expectCall(status, calls.updateGroup, { id: group.id }, { body });
});

const deleteGroup = inGroup(async (group, { model, actor, expectCall }) => {
  const status = runStatus(group, actor, 204);
  if (status === 204) model.groups.splice(model.groups.indexOf(group), 1);
  await expectCall(status, calls.deleteGroup, { id: group.id });
});

const join = inGroup(async (group, { actor, expectCall }) => {
  if (isBanned(group, actor)) return void (await expectCall(404, calls.joinGroup, { id: group.id }));
  const known = group.members.get(actor);
  const isIn = known?.status === 'member' || group.isPrivate === false;
  const membership = { role: known?.role ?? 'member', status: isIn ? 'member' : 'pending' } as const;
  group.members.set(actor, membership);
  const { body } = await expectCall(200, calls.joinGroup, { id: group.id });
  deepStrictEqual({ role: body.role, status: body.status }, membership);
});

const leave = inGroup(async (group, { actor, expectCall }) => {
  const status = removalStatus(group, actor, actor);
  if (status === 204) group.members.delete(actor);
  await expectCall(status, calls.leaveGroup, { id: group.id });
});

const admit = (verb: 'member' | 'banned') =>
  inGroup(async (group, context) => {
    const { actor, expectCall } = context;
    const pilot = target(context);
    const denied =
      statusWithoutPower(group, actor, pilot) ?? (verb === 'member' && rank(group, pilot) > 0 ? 409 : null);
    const role = verb === 'banned' ? 'member' : (group.members.get(pilot)?.role ?? 'member');
    if (!denied) group.members.set(pilot, { role, status: verb });
    const params = { id: group.id, userId: pilot.id };
    await expectCall(denied ?? 200, calls.updateGroupMember, params, { body: { status: verb } });
  });

const promote = (role: MemberRole) =>
  inGroup(async (group, context) => {
    const { actor, expectCall } = context;
    const pilot = target(context);
    const status = promotionStatus(group, actor, pilot);
    if (status === 200) {
      if (role === 'owner') group.members.set(actor, { role: 'admin', status: 'member' });
      group.members.set(pilot, { role, status: 'member' });
    }
    const params = { id: group.id, userId: pilot.id };
    await expectCall(status, calls.updateGroupMember, params, { body: { role } });
  });

function promotionStatus(group: ModelGroup, actor: ModelPilot, pilot: ModelPilot): number {
  const denied = statusWithoutPower(group, actor, pilot);
  if (denied) return denied;
  if (rank(group, actor) < 4) return 403;
  return rank(group, pilot) > 0 ? 200 : 409;
}

const remove = inGroup(async (group, context) => {
  const { actor, expectCall } = context;
  const pilot = target(context);
  const status = removalStatus(group, actor, pilot);
  if (status === 204) group.members.delete(pilot);
  await expectCall(status, calls.removeGroupMember, { id: group.id, userId: pilot.id });
});

function removalStatus(group: ModelGroup, actor: ModelPilot, pilot: ModelPilot): number {
  if (actor !== pilot) return statusWithoutPower(group, actor, pilot) ?? 204;
  if (isBanned(group, actor)) return 404;
  return rank(group, actor) === 4 ? 409 : 204;
}

export const groupMoves = {
  createGroup,
  changeGroup,
  deleteGroup,
  join,
  joinToo: join,
  leave,
  approve: admit('member'),
  ban: admit('banned'),
  makeAdmin: promote('admin'),
  makeModerator: promote('moderator'),
  handOver: promote('owner'),
  remove,
  ...discussionMoves,
};
