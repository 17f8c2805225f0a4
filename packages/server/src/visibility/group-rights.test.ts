import { calls } from '@estela/contracts';
import { type GroupRight, groupRights, isRoleFrom, type MemberRole } from '@estela/contracts/values';
import { groupViewers, makeStaffedGroup, putMember } from '../../test/support/test-groups.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

/** Every role and status in a group, and none, x every action in the table of rights. */
const viewers = ['guest', ...groupViewers] as const;
type Viewer = (typeof viewers)[number];

const roles: readonly string[] = ['member', 'moderator', 'admin', 'owner'];
/** The actions of the table, and what every member may do with what they see or have written. */
type Act = Exclude<GroupRight, 'delete'> | 'mute' | 'restore' | 'talk';
const rights: Record<Act, MemberRole> = { ...groupRights, mute: 'member', restore: 'member', talk: 'member' };

const isMember = (viewer: Viewer): viewer is MemberRole => roles.includes(viewer);

describe.each([{ isPrivate: true }, { isPrivate: false }])(
  'who may do what in a group, private: $isPrivate',
  ({ isPrivate }) => {
    let server: TestServer;
    let id: string;
    let pilots: Record<Exclude<Viewer, 'guest'>, TestPilot>;
    let owner: { params: { id: string }; token: string };

    beforeAll(async () => {
      server = await startTestServer();
      ({ id, pilots } = await makeStaffedGroup(server, isPrivate));
      owner = { params: { id }, token: pilots.owner.token };
    });
    afterAll(() => server.close());

    /** A new pilot in the group, with a role and status to act on. */
    async function someone(status: 'member' | 'pending') {
      const pilot = await makePilot(server.db);
      await putMember(server, id, pilot, 'member', status);
      return { id, userId: pilot.id };
    }
    const write = async () => {
      const { body } = await server.call(calls.createTopic, { ...owner, body: { title: 'Tema' } });
      return { id, topicId: body._id };
    };

    const writePost = async () => {
      const body = { title: 'Aviso', content: 'Escrito' };
      return { id, postId: (await server.call(calls.createPost, { ...owner, body })).body._id };
    };

    type Token = string | undefined;
    /** Each action on new data, in order: after the last one the owner is no longer the owner. */
    const acts: Record<Act, (token: Token) => Promise<{ status: number }[]>> = {
      mute: async (token) => {
        const params = await write();
        return [
          await server.call(calls.muteTopic, { params, token }),
          await server.call(calls.unmuteTopic, { params, token }),
        ];
      },
      // The deleted item is their own; others try one that the owner deleted.
      restore: async (token) => {
        const body = { title: 'Aviso', content: 'Escrito' };
        const own = await server.call(calls.createPost, { params: { id }, token, body });
        const writer = own.status === 201 ? token : owner.token;
        const made = own.status === 201 ? own : await server.call(calls.createPost, { ...owner, body });
        const target = made.body._id;
        await server.call(calls.deletePost, { params: { id, postId: target }, token: writer });
        const asked = { params: { id }, token, body: { kind: 'post', target } as const };
        return [await server.call(calls.restoreGroupTalk, asked)];
      },
      write: async (token) => {
        const asked = { params: { id }, token };
        const words = { title: 'Aviso', content: 'Escrito' };
        return [
          await server.call(calls.createTopic, { ...asked, body: { title: 'Otro' } }),
          await server.call(calls.createPost, { ...asked, body: words }),
        ];
      },
      talk: async (token) => {
        const body = { text: 'Dicho' };
        return [
          await server.call(calls.createComment, { params: await write(), token, body }),
          await server.call(calls.createPostComment, { params: await writePost(), token, body }),
        ];
      },
      pin: async (token) => [await server.call(calls.pinTopic, { params: await write(), token })],
      lock: async (token) => [await server.call(calls.lockTopic, { params: await write(), token })],
      removeOthersWords: async (token) => {
        const params = await write();
        const comment = { params, token: owner.token, body: { text: 'Dicho' } };
        const commentId = (await server.call(calls.createComment, comment)).body._id;
        const onPost = await writePost();
        const postComment = { params: onPost, token: owner.token, body: { text: 'Dicho' } };
        const postCommentId = (await server.call(calls.createPostComment, postComment)).body._id;
        return [
          await server.call(calls.deletePostComment, {
            params: { ...onPost, commentId: postCommentId },
            token,
          }),
          await server.call(calls.deleteComment, { params: { ...params, commentId }, token }),
          await server.call(calls.deleteTopic, { params, token }),
          await server.call(calls.deletePost, { params: onPost, token }),
        ];
      },
      readReports: async (token) => {
        const { userId: target } = await someone('member');
        const body = { kind: 'user', target, group: id, reason: 'abuse' } as const;
        const reportId = (await server.call(calls.createReport, { token: owner.token, body })).body._id;
        return [
          await server.call(calls.listGroupReports, { params: { id }, token }),
          await server.call(calls.dismissGroupReport, { params: { id, reportId }, token }),
        ];
      },
      edit: async (token) => [
        await server.call(calls.updateGroup, { params: { id }, token, body: { name: 'Otro nombre' } }),
      ],
      decide: async (token) => [
        await server.call(calls.updateGroupMember, {
          params: await someone('pending'),
          token,
          body: { status: 'member', was: 'pending' },
        }),
        await server.call(calls.removeGroupMember, {
          params: await someone('pending'),
          token,
          query: { was: 'pending' },
        }),
      ],
      invite: async (token) => {
        const { username } = await makePilot(server.db);
        return [await server.call(calls.inviteGroupMember, { params: { id }, token, body: { username } })];
      },
      remove: async (token) => [
        await server.call(calls.removeGroupMember, { params: await someone('member'), token }),
      ],
      ban: async (token) => [
        await server.call(calls.updateGroupMember, {
          params: await someone('member'),
          token,
          body: { status: 'banned' },
        }),
      ],
      giveRole: async (token) => [
        await server.call(calls.updateGroupMember, {
          params: await someone('member'),
          token,
          body: { role: 'moderator' },
        }),
      ],
      handOver: async (token) => [
        await server.call(calls.updateGroupMember, {
          params: await someone('member'),
          token,
          body: { role: 'owner' },
        }),
      ],
    };
    /** Discussions of a private group do not exist for those outside it. */
    const inside: readonly string[] = ['mute', 'talk', 'pin', 'lock', 'removeOthersWords', 'readReports'];

    function expected(viewer: Viewer, act: Act): number {
      if (viewer === 'guest') return 401;
      if (viewer === 'banned') return 404;
      if (isMember(viewer) && isRoleFrom(viewer, rights[act])) return 200;
      return !isMember(viewer) && isPrivate && inside.includes(act) ? 404 : 403;
    }

    it.each(viewers)('%s does what the rights allow, and nothing else', async (viewer) => {
      const token = viewer === 'guest' ? undefined : pilots[viewer].token;
      for (const act of Object.keys(acts) as Act[]) {
        const statuses = (await acts[act](token)).map(({ status }) => (status < 300 ? 200 : status));
        expect([act, ...new Set(statuses)]).toEqual([act, expected(viewer, act)]);
      }
      if (isMember(viewer) && isRoleFrom(viewer, groupRights.delete)) return;
      const { status } = await server.call(calls.deleteGroup, { params: { id }, token });
      expect(status).toBe(expected(viewer, 'edit'));
    });
  },
);
