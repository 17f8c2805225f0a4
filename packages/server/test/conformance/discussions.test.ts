import { anError, type Body, OutsideClient, type OutsidePilot } from './outside-client.ts';

const names = ['owner', 'moderator', 'member', 'other', 'stranger'] as const;
type Name = (typeof names)[number];

describe('the specification of topics, comments and posts', () => {
  let api: OutsideClient;
  let group: string;
  const pilots = {} as Record<Name, OutsidePilot>;

  beforeAll(async () => {
    api = await OutsideClient.start();
    for (const name of names) pilots[name] = await api.pilot(`la_${name}`);
    const made = await api.make('/groups', { name: 'Charla', description: 'De todo' }, pilots.owner.token);
    group = `/groups/${made._id}`;
    for (const name of ['moderator', 'member', 'other'] as const)
      await api.post(`${group}/join`, undefined, pilots[name].token);
    await api.patch(`${group}/members/${pilots.moderator._id}`, { role: 'moderator' }, pilots.owner.token);
  });
  afterAll(() => api.close());

  const open = (name: Name = 'member', fields: object = {}) =>
    api.make(`${group}/topics`, { title: 'Quedada', ...fields }, pilots[name].token);
  /** The status that each pilot gets, in the order of `names`, then a guest's. */
  async function statuses(ask: (token?: string) => Promise<{ status: number }>) {
    const all: number[] = [];
    for (const token of [...names.map((name) => pilots[name].token), undefined])
      all.push((await ask(token)).status);
    return all;
  }

  it('opens a topic with a title, for members alone', async () => {
    expect(await open()).toMatchObject({
      ...{ title: 'Quedada', description: '', pinned: false, edited: false, postCount: 0 },
      author: { username: 'la_member' },
    });
    const start = (token?: string) =>
      api.post(`${group}/topics`, { title: 'x'.repeat(120), description: 'd' }, token);
    expect(await statuses(start)).toEqual([201, 201, 201, 201, 403, 401]);
    for (const [body, field] of [
      [{}, 'title'],
      [{ title: 'x'.repeat(121) }, 'title'],
    ] as const)
      expect(Object.keys((await api.post(`${group}/topics`, body, pilots.member.token)).body.fields)).toEqual(
        [field],
      );
  });

  it('lets the author edit a topic, and owner, admin or moderator pin it, in either way', async () => {
    const path = `${group}/topics/${(await open('member', { description: 'El sábado' }))._id}`;
    expect(await statuses((token) => api.patch(path, { title: 'Otra' }, token))).toEqual([
      403, 403, 200, 403, 403, 401,
    ]);
    const { body } = await api.get(path, pilots.stranger.token);
    expect(body).toMatchObject({ title: 'Otra', description: 'El sábado', edited: true });
    expect((await api.patch(path, body, pilots.member.token)).status).toBe(200);
    expect(await statuses((token) => api.put(`${path}/pin`, token))).toEqual([200, 200, 403, 403, 403, 401]);
    expect((await api.get(`${group}/topics`, pilots.member.token)).body.items[0]).toMatchObject({
      title: 'Otra',
      pinned: true,
    });
    expect(await statuses((token) => api.del(`${path}/pin`, token))).toEqual([200, 200, 403, 403, 403, 401]);
    expect((await api.patch(path, { pinned: true }, pilots.moderator.token)).body).toMatchObject({
      pinned: true,
      title: 'Otra',
    });
    expect((await api.patch(path, { pinned: false }, pilots.member.token)).status).toBe(403);
    expect(await statuses((token) => api.put(`${path}/lock`, token))).toEqual([200, 200, 403, 403, 403, 401]);
    expect((await api.post(`${path}/comments`, { text: 'x' }, pilots.member.token)).body).toEqual(
      anError('FORBIDDEN'),
    );
    expect(await statuses((token) => api.del(`${path}/lock`, token))).toEqual([200, 200, 403, 403, 403, 401]);
    expect(await statuses((token) => api.put(`${path}/read`, token))).toEqual([204, 204, 204, 204, 204, 401]);
    expect((await api.get(path, pilots.other.token)).body).toMatchObject({ locked: false, unread: 0 });
    expect(await open('owner', { pinned: true })).toMatchObject({ pinned: true });
    expect(
      (await api.post(`${group}/topics`, { title: 'Mío', pinned: true }, pilots.member.token)).status,
    ).toBe(403);
  });

  it('comments and replies, one level deep, edits own ones and marks them as edited', async () => {
    const path = `${group}/topics/${(await open())._id}`;
    const say = (fields: object, name: Name = 'member') =>
      api.make(`${path}/comments`, fields, pilots[name].token);
    const first = await say({ text: 'Voy' });
    expect(first).toMatchObject({
      text: 'Voy',
      parent: null,
      edited: false,
      author: { username: 'la_member' },
    });
    const reply = await say({ text: 'Y yo', parent: first._id }, 'other');
    expect(await say({ text: 'Todos', parent: reply._id })).toMatchObject({ parent: first._id });
    const { body } = await api.get(`${path}/comments?cursor=&limit=20`, pilots.stranger.token);
    expect(body).toMatchObject({
      items: [{ _id: first._id, replies: [{ text: 'Y yo' }, { text: 'Todos' }] }],
      nextCursor: null,
    });
    expect((await api.get(path, pilots.member.token)).body.postCount).toBe(3);
    expect(
      await statuses((token) => api.post(`${path}/comments`, { text: 'x'.repeat(5000) }, token)),
    ).toEqual([201, 201, 201, 201, 403, 401]);
    for (const [wrong, field] of [
      [{}, 'text'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(5001) }, 'text'],
      [{ text: 'x', parent: crypto.randomUUID() }, 'parent'],
    ] as const)
      expect(
        Object.keys((await api.post(`${path}/comments`, wrong, pilots.member.token)).body.fields),
      ).toEqual([field]);
    const own = `${path}/comments/${reply._id}`;
    expect(await statuses((token) => api.patch(own, { text: 'Y yo también' }, token))).toEqual([
      403, 403, 403, 200, 403, 401,
    ]);
    expect((await api.get(own, pilots.stranger.token)).body).toMatchObject({
      parent: first._id,
      replies: [],
    });
    const after = (await api.get(`${path}/comments`, pilots.member.token)).body.items[0] as unknown as {
      replies: Body[];
    };
    expect(after.replies[0]).toMatchObject({ text: 'Y yo también', edited: true });
  });

  it('posts with title and content, edited by their author alone', async () => {
    const write = { title: 'Aviso', content: 'Mañana llueve' };
    const post = await api.make(`${group}/posts`, write, pilots.member.token);
    expect(post).toMatchObject({ ...write, edited: false, author: { username: 'la_member' } });
    const path = `${group}/posts/${post._id}`;
    expect(await statuses((token) => api.post(`${group}/posts`, write, token))).toEqual([
      201, 201, 201, 201, 403, 401,
    ]);
    expect(await statuses((token) => api.patch(path, { title: 'Ojo' }, token))).toEqual([
      403, 403, 200, 403, 403, 401,
    ]);
    for (let again = 0; again < 2; again += 1)
      expect(await statuses((token) => api.put(`${path}/like`, token))).toEqual([
        200, 200, 200, 200, 200, 401,
      ]);
    expect((await api.del(`${path}/like`, pilots.owner.token)).body).toEqual({ likes: 4, likedByMe: false });
    expect((await api.patch(path, {}, pilots.member.token)).body).toMatchObject({
      likes: 4,
      title: 'Ojo',
      content: write.content,
      edited: true,
    });
    expect(Object.keys((await api.post(`${group}/posts`, {}, pilots.member.token)).body.fields)).toEqual([
      'title',
      'content',
    ]);
    expect((await api.get(`${group}/posts?limit=2`, pilots.stranger.token)).body).toMatchObject({
      items: [{}, {}],
      nextCursor: expect.any(String),
    });
  });

  it('comments on posts as in topics, and reads them with their replies', async () => {
    const write = { title: 'Aviso', content: 'Mañana llueve' };
    const post = `${group}/posts/${(await api.make(`${group}/posts`, write, pilots.member.token))._id}`;
    const path = `${post}/comments`;
    const first = await api.make(path, { text: 'Gracias, @la_member' }, pilots.other.token);
    expect(first).toMatchObject({
      ...{ parent: null, edited: false, deleted: false, replyCount: 0, replies: [] },
      ...{ author: { username: 'la_other' }, mentions: [{ username: 'la_member' }] },
    });
    await api.make(path, { text: 'De nada', parent: first._id }, pilots.member.token);
    expect((await api.get(`${path}?limit=20`, pilots.stranger.token)).body).toMatchObject({
      items: [{ _id: first._id, replyCount: 1, replies: [{ text: 'De nada', parent: first._id }] }],
      nextCursor: null,
    });
    expect((await api.get(post, pilots.stranger.token)).body).toMatchObject({ ...write, comments: 2 });
    expect(await statuses((token) => api.get(post, token))).toEqual([200, 200, 200, 200, 200, 401]);
    expect(await statuses((token) => api.post(path, { text: 'Vale' }, token))).toEqual([
      201, 201, 201, 201, 403, 401,
    ]);
    expect(await statuses((token) => api.patch(`${path}/${first._id}`, { text: 'Ya' }, token))).toEqual([
      403, 403, 403, 200, 403, 401,
    ]);
    expect(await statuses((token) => api.get(`${path}/${first._id}`, token))).toEqual([
      200, 200, 200, 200, 200, 401,
    ]);
    for (const wrong of [{}, { text: '' }, { text: 'x'.repeat(5001) }])
      expect(Object.keys((await api.post(path, wrong, pilots.member.token)).body.fields)).toEqual(['text']);
    expect((await api.get(`${path}?order=oldest&cursor=x`, pilots.member.token)).status).toBe(400);
  });

  it.each(['topics', 'posts', 'comments', 'comments on posts'])(
    'removes %s by their author, moderators, admins and the owner',
    async (kind) => {
      const make = async () => {
        const part = kind.endsWith('posts') ? 'posts' : 'topics';
        const write = { title: 'T12', content: 'C' };
        const made =
          part === 'posts' ? await api.make(`${group}/posts`, write, pilots.member.token) : await open();
        const place = `${group}/${part}/${made._id}`;
        if (kind === part) return place;
        return `${place}/comments/${(await api.make(`${place}/comments`, { text: 'Hola' }, pilots.member.token))._id}`;
      };
      const path = await make();
      for (const name of ['other', 'stranger'] as const)
        expect([name, (await api.del(path, pilots[name].token)).status]).toEqual([name, 403]);
      expect([(await api.del(path)).status, (await api.del(path, pilots.member.token)).status]).toEqual([
        401, 204,
      ]);
      expect((await api.del(path, pilots.member.token)).body).toEqual(anError('NOT_FOUND'));
      for (const name of ['moderator', 'owner'] as const)
        expect((await api.del(await make(), pilots[name].token)).status).toBe(204);
    },
  );

  it('plans fly-days: members create and answer them, their author and moderators edit them', async () => {
    const days = `${group}/fly-days`;
    const at = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const plan = { title: 'Cantera', at, limit: 1 };
    const day = await api.make(days, plan, pilots.member.token);
    expect(day).toMatchObject({ ...plan, until: null, spot: null, answer: null });
    const path = `${days}/${day._id}`;
    expect(await statuses((token) => api.post(days, plan, token))).toEqual([201, 201, 201, 201, 403, 401]);
    expect(await statuses((token) => api.patch(path, { title: 'Otra' }, token))).toEqual([
      200, 200, 200, 403, 403, 401,
    ]);
    // A response can be sent back as a body.
    const { body } = await api.get(path, pilots.stranger.token);
    expect((await api.patch(path, body, pilots.member.token)).status).toBe(200);
    const say = (answer: string, token?: string) =>
      api.send('PUT', `${path}/answer`, { token, body: { answer } });
    expect((await say('yes', pilots.member.token)).body).toEqual({ answer: 'yes', state: 'going' });
    expect((await say('yes', pilots.other.token)).body).toEqual({ answer: 'yes', state: 'waiting' });
    expect((await say('maybe', pilots.member.token)).body).toMatchObject({ answer: 'maybe' });
    expect((await say('yes', pilots.other.token)).body).toEqual({ answer: 'yes', state: 'going' });
    expect([(await say('yes', pilots.stranger.token)).status, (await say('yes')).status]).toEqual([403, 401]);
    expect(Object.keys((await say('sí', pilots.member.token)).body.fields)).toEqual(['answer']);
    expect((await api.get(`${days}?limit=2`, pilots.stranger.token)).body).toMatchObject({
      items: [{}, {}],
      nextCursor: expect.any(String),
    });
    expect((await api.del(path, pilots.other.token)).status).toBe(403);
    expect((await api.del(path, pilots.moderator.token)).status).toBe(204);
    expect((await api.get(path, pilots.member.token)).body).toEqual(anError('NOT_FOUND'));
  });

  it('of a group is deleted with it', async () => {
    const topic = `${group}/topics/${(await open())._id}`;
    expect((await api.del(group, pilots.owner.token)).status).toBe(204);
    for (const path of [group, topic, `${topic}/comments`, `${group}/posts`, `${group}/members`])
      expect([path, (await api.get(path, pilots.member.token)).status]).toEqual([path, 404]);
  });
});
