import { strictEqual } from 'node:assert/strict';
import { calls, type Group, type GroupInput, type MemberRole, type MemberStatus } from '@estela/contracts';
import { makePilot, type TestPilot } from './test-pilots.ts';
import type { TestServer } from './test-server.ts';

export async function makeGroup(
  server: TestServer,
  owner: TestPilot,
  input: Partial<GroupInput> = {},
): Promise<Group> {
  const body = { name: 'FPV Madrid', description: 'Quedadas', ...input };
  const answer = await server.call(calls.createGroup, { token: owner.token, body });
  strictEqual(answer.status, 201);
  return answer.body;
}

/** Adds a pilot to a group, or changes their role and status, directly in the database. */
export async function putMember(
  server: TestServer,
  groupId: string,
  pilot: TestPilot,
  role: MemberRole = 'member',
  status: MemberStatus = 'member',
): Promise<void> {
  await server.db
    .insertInto('group_members')
    .values({ group_id: groupId, user_id: pilot.id, role, status })
    .onConflict((conflict) => conflict.columns(['group_id', 'user_id']).doUpdateSet({ role, status }))
    .execute();
}

export const groupViewers = [
  'stranger',
  'pending',
  'invited',
  'banned',
  'member',
  'moderator',
  'admin',
  'owner',
] as const;
export type GroupViewer = (typeof groupViewers)[number];

/** A group with one pilot in every role, and one in none. */
export async function makeStaffedGroup(server: TestServer, isPrivate: boolean) {
  const pilots = {} as Record<GroupViewer, TestPilot>;
  for (const viewer of groupViewers) pilots[viewer] = await makePilot(server.db);
  const group = await makeGroup(server, pilots.owner, { private: isPrivate });
  await putMember(server, group._id, pilots.pending, 'member', 'pending');
  await putMember(server, group._id, pilots.invited, 'member', 'invited');
  await putMember(server, group._id, pilots.banned, 'member', 'banned');
  for (const role of ['member', 'moderator', 'admin'] as const)
    await putMember(server, group._id, pilots[role], role);
  return { id: group._id, pilots };
}
