import { strictEqual } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../src/database/ids.ts';
import type { Db } from '../../src/database/open.ts';
import { hashPassword } from '../../src/identity/passwords.ts';
import { newToken } from '../../src/identity/tokens.ts';
import { makeStaffedGroup } from '../support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../support/test-items.ts';
import { makeBlock, makeFollow, makePilot, promote, type TestPilot } from '../support/test-pilots.ts';
import type { TestServer } from '../support/test-server.ts';

/** Words that only occur in content that nobody but the victim (or members of a private group) may read. */
export const secret = 'SECRETO-DE-LA-VICTIMA';

/** Ids by the first word of their paths. */
type Items = Record<'flights' | 'drones' | 'spots' | 'components' | 'equipment-items', string[]>;

/** Parameters of the paths below a group or a flight, in matching sets. */
export type Discussion = Record<
  'id' | 'topicId' | 'commentId' | 'postId' | 'postCommentId' | 'flyDayId' | 'flightId' | 'flightCommentId',
  string
>;

export interface Fixture {
  victim: TestPilot;
  /** Tokens of pilots in every relation to the victim, and of none; the first owns items as well. */
  attackers: readonly [string, ...(string | undefined)[]];
  /** The administrator among them. */
  admin: string;
  pilots: readonly string[];
  usernames: readonly string[];
  /** The victim's, then the first attacker's. */
  items: readonly [Items, Items];
  discussions: readonly Discussion[];
  /** Replaces the first attacker's items, which requests have deleted. */
  renew: () => Promise<void>;
}

/** A victim with one item of every kind and visibility, and attackers in every relation to them. */
export async function makeFixture(server: TestServer): Promise<Fixture> {
  const { db } = server;
  const victim = await makePilot(db, 'victima');
  await db
    .updateTable('users')
    .set({ email: `${secret}@estela.test` })
    .where('id', '=', victim.id)
    .execute();
  const insider = await makePilot(db, 'insider');
  const friend = await makePilot(db, 'friend');
  const follower = await makePilot(db, 'follower');
  const blocked = await makePilot(db, 'blocked');
  const blocking = await makePilot(db, 'blocking');
  await makeFollow(db, follower, victim);
  await makeFollow(db, victim, friend);
  await makeBlock(db, victim, blocked);
  await makeBlock(db, blocking, victim);
  const admin = await makePilot(db, 'admin.pilot');
  await promote(db, admin);
  const { id: staffedId, pilots: staff } = await makeStaffedGroup(server, true);
  const pilots = [insider, follower, blocked, blocking, admin, ...Object.values(staff)];
  const staffed = {
    ...{ id: staffedId, topicId: newId(), commentId: newId(), postId: newId(), flyDayId: newId() },
    ...{ flightId: newId(), flightCommentId: newId(), postCommentId: newId() },
  };
  const discussions = [
    await makeDiscussion(server, victim, { friend, isPrivate: true, word: secret }),
    await makeDiscussion(server, victim, { friend, isPrivate: false }),
  ];
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(newToken()) })
    .execute();
  const fixture: Fixture = {
    victim,
    attackers: [insider.token, undefined, ...pilots.map(({ token }) => token)],
    admin: admin.token,
    pilots: [victim.id, friend.id, ...pilots.map(({ id }) => id), newId()],
    usernames: [victim.username, friend.username, insider.username, 'nobody'],
    items: [await makeItems(server, victim, secret), await makeItems(server, insider, 'ajeno')],
    discussions: [
      ...discussions,
      staffed,
      await makeDiscussion(server, insider, { friend: follower, isPrivate: true }),
    ],
    renew: async () => {
      await removeAll(db, insider);
      fixture.items = [fixture.items[0], await makeItems(server, insider, 'ajeno')];
      fixture.discussions = [
        ...discussions,
        staffed,
        await makeDiscussion(server, insider, { friend: follower, isPrivate: true }),
      ];
    },
  };
  return fixture;
}

/** How much one pilot may own has a limit, which a long run would reach. */
async function removeAll(db: Db, { id }: TestPilot): Promise<void> {
  for (const table of ['flights', 'spots', 'drones', 'components', 'equipment_items', 'groups'] as const)
    await db.deleteFrom(table).where('owner_id', '=', id).execute();
}

/** A pilot's items in every visibility; `word` is in the private ones. */
async function makeItems(server: TestServer, pilot: TestPilot, word: string): Promise<Items> {
  const post = async (call: typeof calls.createComponent | typeof calls.createEquipmentItem, body: object) =>
    (await server.call(call, { token: pilot.token, body })).body._id;
  const spare = await post(calls.createComponent, { name: word, type: 'motor' });
  // Viewers of the drone can read its parts' names, and nothing else of them.
  const component = await post(calls.createComponent, { name: 'Motor', type: 'motor', description: word });
  const item = await post(calls.createEquipmentItem, {
    name: word,
    type: 'radio',
    condition: 'new',
    notes: word,
  });
  const drone = await makeDrone(server, pilot, { visibility: 'public', serialNumber: word, notes: word });
  const shy = await makeDrone(server, pilot, {
    visibility: 'followers',
    components: [component],
    notes: word,
  });
  const spots = [
    await makeSpot(server, pilot, { visibility: 'public' }),
    await makeSpot(server, pilot, { visibility: 'followers' }),
  ];
  const hidden = await makeSpot(server, pilot, { visibility: 'private', name: word, description: word });
  const flights = [
    await makeFlight(server, pilot, { visibility: 'private', title: word, tags: ['x'] }),
    await makeFlight(server, pilot, { visibility: 'public', equipmentItems: [item], spot: hidden._id }),
    await makeFlight(server, pilot, { visibility: 'unlisted', drone: drone._id }),
    await makeFlight(server, pilot, { visibility: 'followers' }),
  ];
  const idOf = ({ _id }: { _id: string }) => _id;
  return {
    components: [component, spare],
    'equipment-items': [item],
    drones: [drone, shy].map(idOf),
    spots: [...spots, hidden].map(idOf),
    flights: flights.map(idOf),
  };
}

/** A group of the pilot's with a topic, a post, comments on both and a reply, `friend` in it; and a flight with a comment. */
async function makeDiscussion(
  server: TestServer,
  pilot: TestPilot,
  { friend, isPrivate, word = 'Hola' }: { friend: TestPilot; isPrivate: boolean; word?: string },
): Promise<Discussion> {
  const { token } = pilot;
  const group = await server.call(calls.createGroup, {
    token,
    body: { name: 'Los de siempre', description: 'Quedadas', private: isPrivate },
  });
  const params = { id: group.body._id };
  await server.call(calls.inviteGroupMember, { token, params, body: { username: friend.username } });
  const post = await server.call(calls.createPost, { token, params, body: { title: word, content: word } });
  const onPost = await server.call(calls.createPostComment, {
    token,
    params: { ...params, postId: post.body._id },
    body: { text: word },
  });
  const planned = { title: word, description: word, at: '2100-01-01T08:00:00.000Z', going: true };
  const day = await server.call(calls.createFlyDay, { token, params, body: planned });
  const topic = await server.call(calls.createTopic, { token, params, body: { title: word } });
  const inTopic = { ...params, topicId: topic.body._id };
  const comment = await server.call(calls.createComment, { token, params: inTopic, body: { text: word } });
  const body = { text: word, parent: comment.body._id };
  const reply = await server.call(calls.createComment, { token, params: inTopic, body });
  strictEqual(reply.status, 201);
  const visibility = isPrivate ? 'private' : 'public';
  const { _id: flightId } = await makeFlight(server, pilot, { visibility, title: word });
  const flightComment = await server.call(calls.createFlightComment, {
    token,
    params: { id: flightId },
    body: { text: word },
  });
  return {
    ...inTopic,
    ...{
      commentId: comment.body._id,
      postId: post.body._id,
      postCommentId: onPost.body._id,
      flyDayId: day.body._id,
      flightId,
      flightCommentId: flightComment.body._id,
    },
  };
}

/** Tables with rows of the victim, the column with the owner, and columns that others may legitimately change. */
const owned: [table: string, column: string, movedByOthers?: string[]][] = [
  ['users', 'id'],
  ['sessions', 'user_id', ['last_used_at']],
  ['flights', 'owner_id'],
  ['drones', 'owner_id'],
  ['spots', 'owner_id'],
  ['components', 'owner_id'],
  ['equipment_items', 'owner_id'],
  ['groups', 'owner_id', ['member_count', 'topic_count', 'post_count']],
  ['topics', 'author_id', ['comment_count', 'last_activity']],
  ['comments', 'author_id'],
  ['posts', 'author_id', ['likes', 'comment_count']],
  ['fly_days', 'maker_id'],
  ['fly_day_answers', 'user_id'],
  ['follows', 'follower_id'],
  ['blocks', 'blocker_id'],
  ['feed_items', 'owner_id', ['likes', 'comments']],
  ['bookmarks', 'user_id'],
];

/** One hash per table over the victim's rows. */
export async function fingerprint(db: Db, { victim }: Fixture): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const [table, column, moved = []] of owned) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${moved}::text[])::text as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${victim.id} order by 1`.execute(db);
    const text = rows.map(({ row }) => row).join('\n');
    prints[table] = `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`;
  }
  return prints;
}
