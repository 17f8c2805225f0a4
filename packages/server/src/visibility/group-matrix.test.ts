import { calls, type Post } from '@estela/contracts';
import { groupViewers, makeStaffedGroup } from '../../test/support/test-groups.ts';
import { fetchPicture, sendPicture, smallPicture } from '../../test/support/test-pictures.ts';
import { makeBlock, makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

/**
 * Every role in a group, and none, x public or private x every endpoint that could show the group, its people or its discussions,
 * compared with the rule of each group. `blocked`: a pilot outside the group whom the owner has blocked.
 */
const viewers = ['guest', 'blocked', ...groupViewers] as const;
type Viewer = (typeof viewers)[number];

const members: readonly Viewer[] = ['member', 'moderator', 'admin', 'owner'];
const decides = (viewer: Viewer) => viewer === 'admin' || viewer === 'owner';
const knows = (viewer: Viewer) => viewer !== 'guest' && viewer !== 'banned';

describe.each([{ isPrivate: true }, { isPrivate: false }])(
  'who sees what of a group, private: $isPrivate',
  ({ isPrivate }) => {
    let server: TestServer;
    let id: string;
    let image: string;
    let postPicture: string;
    let picture: Buffer;
    let topicId: string;
    let flyDayId: string;
    let postId: string;
    let comments: { onTopic: string; onPost: string };
    let targets: readonly (readonly ['group' | 'topic' | 'post' | 'comment', string])[];
    let pilots: Record<Exclude<Viewer, 'guest'>, TestPilot>;

    beforeAll(async () => {
      server = await startTestServer();
      const staffed = await makeStaffedGroup(server, isPrivate);
      id = staffed.id;
      pilots = { ...staffed.pilots, blocked: await makePilot(server.db) };
      await makeBlock(server.db, pilots.owner, pilots.blocked);
      const { token } = pilots.member;
      const params = { id };
      await server.call(calls.updateGroup, {
        params,
        token: pilots.owner.token,
        body: { tags: ['secreto'] },
      });
      topicId = (await server.call(calls.createTopic, { params, token, body: { title: 'Tema' } })).body._id;
      const inTopic = { params: { id, topicId }, token, body: { text: 'Dicho' } };
      const comment = (await server.call(calls.createComment, inTopic)).body._id;
      const write = { title: 'Aviso', content: 'Escrito' };
      const post = (await server.call(calls.createPost, { params, token, body: write })).body._id;
      postId = post;
      const answer = { params: { id, postId }, token, body: { text: 'Dicho de la entrada' } };
      const onPost = (await server.call(calls.createPostComment, answer)).body._id;
      comments = { onTopic: comment, onPost };
      const at = new Date(Date.now() + 86_400_000 * 3).toISOString();
      const planned = { title: 'Plan', at, going: true };
      flyDayId = (await server.call(calls.createFlyDay, { params, token, body: planned })).body._id;
      targets = [
        ['group', id],
        ['topic', topicId],
        ['post', post],
        ['comment', comment],
        ['comment', onPost],
      ];
      picture = await smallPicture();
      const ofPost = await sendPicture(server, `/groups/${id}/posts/${post}/pictures`, picture, token);
      postPicture = ofPost.json<Post>().pictures[0]?.url.split('?')[0] ?? '';
      const sent = await sendPicture(server, `/groups/${id}/image`, picture, pilots.owner.token);
      image = sent.json<{ image: string }>().image.split('?')[0] ?? '';
    });
    afterAll(() => server.close());

    describe.each(viewers)('%s', (viewer) => {
      const as = () => ({ token: viewer === 'guest' ? undefined : pilots[viewer].token });
      const status = (code: number) => (viewer === 'guest' ? 401 : code);
      const reads = knows(viewer) && (!isPrivate || members.includes(viewer));

      it('sees the card with its counts, also in a private group, unless banned', async () => {
        const { status: code, body } = await server.call(calls.getGroup, { params: { id }, ...as() });
        expect(code).toBe(status(knows(viewer) ? 200 : 404));
        if (!knows(viewer)) return;
        expect(body).toMatchObject({ memberCount: 4, topicCount: 1, postCount: 1, private: isPrivate });
        const waiting = viewer === 'pending' || viewer === 'invited' ? viewer : null;
        expect(body.membership?.status ?? null).toBe(members.includes(viewer) ? 'member' : waiting);
      });

      it('finds it in the tabs, by search and tag, exactly where they may see it', async () => {
        const inTabs: Record<string, boolean> = {
          all: knows(viewer),
          mine: viewer === 'owner',
          joined: members.includes(viewer) && viewer !== 'owner',
          public: knows(viewer) && !isPrivate,
          private: knows(viewer) && isPrivate,
        };
        for (const [tab, isThere] of Object.entries(inTabs)) {
          for (const search of [{}, { q: 'FPV Madrid' }, { tag: 'secreto' }]) {
            const found = await server.call(calls.listGroups, { ...as(), query: { tab, ...search } });
            expect([tab, search, found.status]).toEqual([tab, search, status(200)]);
            if (viewer === 'guest') continue;
            expect([tab, search, found.body.items.some((one) => one._id === id)]).toEqual([
              tab,
              search,
              isThere,
            ]);
            expect(found.body.total).toBe(found.body.items.length);
          }
        }
      });

      it('finds it by name in a search, unless banned or a guest', async () => {
        for (const q of ['FPV Madrid', 'madird', 'fp']) {
          const { status, body } = await server.call(calls.search, { ...as(), query: { q } });
          expect([q, status, body.groups.some((one) => one._id === id)]).toEqual([q, 200, knows(viewer)]);
        }
      });

      it('finds what is written in it in a search exactly where they may read it', async () => {
        for (const q of ['tema', 'escrito', 'escirto']) {
          const { status, body } = await server.call(calls.search, { ...as(), query: { q } });
          const found = [...body.topics, ...body.posts].some(({ group }) => group._id === id);
          expect([q, status, found]).toEqual([q, 200, reads]);
        }
      });

      it('reads members and discussions only where they may, requests and bans only where they may decide', async () => {
        const params = { id };
        const topic = { params: { id, topicId }, ...as() };
        const day = { params: { id, flyDayId }, ...as() };
        const answers = [
          await server.call(calls.listGroupMembers, { params, ...as() }),
          await server.call(calls.listTopics, { params, ...as() }),
          await server.call(calls.getTopic, topic),
          await server.call(calls.listComments, topic),
          await server.call(calls.listPosts, { params, ...as() }),
          await server.call(calls.getPost, { params: { id, postId }, ...as() }),
          await server.call(calls.listPostComments, { params: { id, postId }, ...as() }),
          await server.call(calls.getComment, {
            params: { id, topicId, commentId: comments.onTopic },
            ...as(),
          }),
          await server.call(calls.getPostComment, {
            params: { id, postId, commentId: comments.onPost },
            ...as(),
          }),
          await server.call(calls.listFlyDays, { params, ...as() }),
          await server.call(calls.getFlyDay, day),
          await server.call(calls.listFlyDayGuests, day),
        ];
        const log = await server.call(calls.listGroupLog, { params, ...as() });
        expect(log.status).toBe(status(members.includes(viewer) ? 200 : 404));
        expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(status(reads ? 200 : 404)));
        if (!reads) expect(JSON.stringify(answers)).not.toMatch(/Tema|Dicho|Escrito|Plan/);
        for (const wanted of ['pending', 'invited', 'banned'] as const) {
          const list = await server.call(calls.listGroupMembers, {
            params,
            ...as(),
            query: { status: wanted },
          });
          expect([wanted, list.status]).toEqual([wanted, status(decides(viewer) ? 200 : 404)]);
          if (decides(viewer))
            expect(list.body.items.map(({ user }) => user._id)).toEqual([pilots[wanted].id]);
        }
      });

      it('likes a post where they can read it', async () => {
        for (const call of [calls.likePost, calls.unlikePost])
          expect((await server.call(call, { params: { id, postId }, ...as() })).status).toBe(
            status(reads ? 200 : 404),
          );
      });

      it('marks a topic as read where they can read it, and pins and locks it as a moderator', async () => {
        const topic = { params: { id, topicId }, ...as() };
        expect((await server.call(calls.readTopic, topic)).status).toBe(status(reads ? 204 : 404));
        const refused = reads ? 403 : 404;
        const allowed = members.includes(viewer) && viewer !== 'member';
        for (const call of [calls.lockTopic, calls.unlockTopic, calls.pinTopic, calls.unpinTopic])
          expect([call.id, (await server.call(call, topic)).status]).toEqual([
            call.id,
            status(allowed ? 200 : refused),
          ]);
      });

      it('fetches its picture, reports it and gets its notices only where they may see it', async () => {
        expect((await fetchPicture(server, image, as().token)).statusCode).toBe(knows(viewer) ? 200 : 404);
        expect((await fetchPicture(server, postPicture, as().token)).statusCode).toBe(reads ? 200 : 404);
        for (const [kind, target] of targets) {
          const report = { ...as(), body: { kind, target, reason: 'other' as const } };
          const isSeen = kind === 'group' ? knows(viewer) : reads;
          expect([kind, (await server.call(calls.createReport, report)).status]).toEqual([
            kind,
            status(isSeen ? 201 : 404),
          ]);
        }
      });

      it('gets notices only where they may see it, and its invitation', async () => {
        const notifications = await server.call(calls.listNotifications, as());
        expect(notifications.status).toBe(status(200));
        if (reads || viewer === 'guest') return;
        const due = viewer === 'invited' ? ['groupInvite'] : [];
        expect([notifications.body.items.map((one) => one.kind), notifications.body.unread]).toEqual([
          due,
          due.length,
        ]);
      });

      it('exports from it only what they wrote themselves, and no ban', async () => {
        if (viewer === 'guest') return;
        const { body } = await server.call(calls.exportUser, { params: { id: pilots[viewer].id }, ...as() });
        const isIn = members.includes(viewer) || viewer === 'pending' || viewer === 'invited';
        expect(body.groups.map(({ _id }) => _id)).toEqual(isIn ? [id] : []);
        expect(
          [body.topics, body.posts, body.comments, body.postComments].map(({ length }) => length),
        ).toEqual(Array(4).fill(viewer === 'member' ? 1 : 0));
      });

      it('finds fly-days of their own groups alone, and exports one to a calendar where they can read', async () => {
        const day = { params: { id, flyDayId }, ...as() };
        expect((await server.call(calls.getFlyDayCalendar, day)).status).toBe(status(reads ? 200 : 404));
        const own = await server.call(calls.listOwnFlyDays, as());
        expect(own.status).toBe(status(200));
        expect((own.body.items ?? []).length).toBe(members.includes(viewer) ? 1 : 0);
      });

      it('answers, creates and edits fly-days as a member', async () => {
        const mayWrite = members.includes(viewer);
        const day = { params: { id, flyDayId }, ...as() };
        const at = new Date(Date.now() + 86_400_000).toISOString();
        const plan = { params: { id }, ...as(), body: { title: 'x', at } };
        const made = await server.call(calls.createFlyDay, plan);
        const target = mayWrite ? { params: { id, flyDayId: made.body._id }, ...as() } : day;
        const statuses = [
          made.status,
          (await server.call(calls.answerFlyDay, { ...day, body: { answer: 'yes' } })).status,
          (await server.call(calls.updateFlyDay, { ...target, body: { title: 'Otro plan' } })).status,
          (await server.call(calls.deleteFlyDay, target)).status,
        ];
        const refused = [status(knows(viewer) ? 403 : 404), ...Array(3).fill(status(reads ? 403 : 404))];
        expect(statuses).toEqual(mayWrite ? [201, 200, 200, 204] : refused);
      });

      it('writes as their role allows: 403 in a group that they see, 404 in one that they do not', async () => {
        const params = { id };
        const refused = status(knows(viewer) ? 403 : 404);
        const mayWrite = members.includes(viewer);
        const start = await server.call(calls.createPost, {
          params,
          ...as(),
          body: { title: 'x', content: 'y' },
        });
        expect(start.status).toBe(mayWrite ? 201 : refused);
        if (mayWrite) {
          const own = { params: { id, postId: start.body._id }, ...as() };
          const path = `/groups/${id}/posts/${start.body._id}/pictures`;
          expect((await sendPicture(server, path, picture, as().token)).statusCode).toBe(201);
          expect((await server.call(calls.deletePost, own)).status).toBe(204);
        }
        const change = await server.call(calls.updateGroup, { params, ...as(), body: {} });
        expect(change.status).toBe(decides(viewer) ? 200 : refused);
        const invite = await server.call(calls.inviteGroupMember, {
          params,
          ...as(),
          body: { username: 'nadie_así' },
        });
        expect(invite.status).toBe(decides(viewer) ? 400 : refused);
        if (decides(viewer)) return;
        expect((await server.call(calls.deleteGroup, { params, ...as() })).status).toBe(refused);
      });
    });
  },
);

describe('who sees what of a group that an administrator has hidden', () => {
  let server: TestServer;
  let id: string;
  let flyDayId: string;
  let pilots: Record<(typeof groupViewers)[number], TestPilot>;

  beforeAll(async () => {
    server = await startTestServer();
    ({ id, pilots } = await makeStaffedGroup(server, false));
    const at = new Date(Date.now() + 86_400_000 * 3).toISOString();
    const plan = { params: { id }, token: pilots.member.token, body: { title: 'Plan', at } };
    flyDayId = (await server.call(calls.createFlyDay, plan)).body._id;
    await server.db.updateTable('groups').set({ hidden: true }).execute();
  });
  afterAll(() => server.close());

  it.each(groupViewers)('%s: the owner all of it, others nothing', async (viewer) => {
    const { token } = pilots[viewer];
    const group = { params: { id }, token };
    const day = { params: { id, flyDayId }, token };
    const statuses = [
      await server.call(calls.getGroup, group),
      await server.call(calls.listTopics, group),
      await server.call(calls.listPosts, group),
      await server.call(calls.listFlyDays, group),
      await server.call(calls.getFlyDay, day),
      await server.call(calls.getFlyDayCalendar, day),
    ].map(({ status }) => status);
    const listed = await server.call(calls.listGroups, { token, query: { tab: 'all' } });
    const planned = await server.call(calls.listOwnFlyDays, { token });
    const isOwner = viewer === 'owner';
    expect(statuses).toEqual(Array(6).fill(isOwner ? 200 : 404));
    expect(listed.body.items).toHaveLength(isOwner ? 1 : 0);
    expect(planned.body.items).toHaveLength(isOwner ? 1 : 0);
  });
});
