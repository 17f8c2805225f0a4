import { deepStrictEqual } from 'node:assert/strict';
import { calls, type Group } from '@estela/contracts';
import type { TestServer } from '../../support/test-server.ts';
import { observeFlights } from './observe-flights.ts';
import {
  approves,
  canRead,
  isBanned,
  isKnown,
  isOpen,
  isReader,
  type Model,
  type ModelGroup,
  type ModelPilot,
  sees,
  type Viewer,
} from './rules.ts';

const all = { limit: 100 };
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).sort();
const sorted = (things: readonly { id: string }[]) => things.map(({ id }) => id).sort();

/** Compares what a viewer can list with the model: everything, or half of it. All reads are concurrent. */
export async function observe(
  server: TestServer,
  model: Model,
  viewer: Viewer,
  what: 'pilots' | 'groups' | 'all',
): Promise<void> {
  const looks: Promise<void>[] = [];
  if (what !== 'groups') {
    looks.push(observeFeeds(server, model, viewer), observeFlights(server, model, viewer));
    looks.push(...model.pilots.map((pilot) => observePilot(server, model, { viewer, pilot })));
    if (viewer) looks.push(observeOwn(server, model, viewer));
  }
  if (viewer && what !== 'pilots') looks.push(observeGroups(server, model, viewer));
  await Promise.all(looks);
}

async function observeOwn(server: TestServer, model: Model, viewer: ModelPilot): Promise<void> {
  const { token } = viewer;
  const [own, requests, users, blocked] = await Promise.all([
    server.call(calls.listFlights, { token, query: all }),
    server.call(calls.listFollowRequests, { token, query: all }),
    server.call(calls.listUsers, { token, query: all }),
    server.call(calls.listBlocked, { token, query: all }),
  ]);
  const flights = model.flights.filter(({ owner }) => owner === viewer);
  deepStrictEqual([own.body.total, idsOf(own.body.items)], [flights.length, sorted(flights)]);
  const asking = model.pilots.filter(({ asks }) => asks.has(viewer));
  deepStrictEqual([requests.body.total, idsOf(requests.body.items)], [asking.length, sorted(asking)]);
  const relations = users.body.items.map(({ _id, followedByMe, requestedByMe, approvesFollowers }) => [
    _id,
    followedByMe,
    requestedByMe,
    approvesFollowers,
  ]);
  const expected = model.pilots
    .filter((pilot) => isKnown(viewer, pilot))
    .map((pilot) => [pilot.id, viewer.follows.has(pilot), viewer.asks.has(pilot), approves(pilot, viewer)]);
  deepStrictEqual(relations.sort(), expected.sort());
  deepStrictEqual(
    idsOf(blocked.body.items),
    sorted([...viewer.blocks].filter((pilot) => isKnown(viewer, pilot))),
  );
}

async function observeFeeds(server: TestServer, model: Model, viewer: Viewer): Promise<void> {
  const options = viewer ? { token: viewer.token } : {};
  const seen = model.flights.filter((flight) => sees(viewer, flight, false));
  const shown = (flights: Model['flights']) =>
    flights.map(({ id, likes }) => [id, likes.size, viewer !== null && likes.has(viewer)]).sort();
  for (const tab of viewer ? (['global', 'following'] as const) : (['global'] as const)) {
    const { body } = await server.call(calls.getFeed, { ...options, query: { ...all, tab } });
    const items = body.items.filter(({ kind }) => kind === 'flight');
    const expected = seen.filter((flight) =>
      tab === 'global' ? sees(null, flight, false) : viewer?.follows.has(flight.owner),
    );
    deepStrictEqual(
      [tab, items.map(({ _id, likes, likedByMe }) => [_id, likes, likedByMe]).sort()],
      [tab, shown(expected)],
    );
    const pilots = model.pilots.filter((pilot) =>
      tab === 'global'
        ? isOpen(null, pilot) && isOpen(viewer, pilot)
        : viewer?.follows.has(pilot) && isOpen(viewer, pilot),
    );
    const news = body.items.filter(({ kind }) => kind === 'pilot');
    deepStrictEqual([tab, idsOf(news)], [tab, sorted(pilots)]);
  }
}

interface Pair {
  viewer: Viewer;
  pilot: ModelPilot;
}

async function observePilot(server: TestServer, model: Model, { viewer, pilot }: Pair): Promise<void> {
  const options = viewer ? { token: viewer.token } : {};
  const call = viewer ? calls.getDashboard : calls.getPublicDashboard;
  const open = isOpen(viewer, pilot);
  const params = { id: pilot.id };
  const [{ status, body }, followers, following] = await Promise.all([
    server.call(call, { ...options, params: { username: pilot.username } }),
    server.call(calls.listFollowers, { ...options, params, query: all }),
    server.call(calls.listFollowing, { ...options, params, query: all }),
  ]);
  deepStrictEqual(status, isKnown(viewer, pilot) ? 200 : 404);
  deepStrictEqual([followers.status, following.status], open ? [200, 200] : [404, 404]);
  if (status === 200) deepStrictEqual(body.user.restricted, !open);
  if (!open) return;
  const fans = model.pilots.filter(({ follows }) => follows.has(pilot));
  const flights = model.flights.filter((flight) => flight.owner === pilot && sees(viewer, flight, false));
  const stats = { flights: flights.length, drones: 0, followers: fans.length, following: pilot.follows.size };
  deepStrictEqual(body.stats, stats);
  if (flights.length <= 6) deepStrictEqual(idsOf(body.flights), sorted(flights));
  deepStrictEqual(body.user.followedByMe, Boolean(viewer?.follows.has(pilot)));
  deepStrictEqual(idsOf(followers.body.items), sorted(fans.filter((fan) => isKnown(viewer, fan))));
  const followed = [...pilot.follows].filter((one) => isKnown(viewer, one));
  deepStrictEqual(idsOf(following.body.items), sorted(followed));
}

async function observeGroups(server: TestServer, model: Model, viewer: ModelPilot): Promise<void> {
  const { token } = viewer;
  const { body } = await server.call(calls.listGroups, { token, query: all });
  const known = model.groups.filter((group) => !isBanned(group, viewer));
  deepStrictEqual([body.total, idsOf(body.items)], [known.length, sorted(known)]);
  for (const group of known) {
    const card = body.items.find(({ _id }) => _id === group.id);
    const members = [...group.members]
      .filter(([, { status }]) => status === 'member')
      .map(([pilot]) => pilot);
    deepStrictEqual(fieldsOf(card), {
      private: group.isPrivate,
      memberCount: members.length,
      topicCount: group.topics.length,
      postCount: group.posts.length,
      membership: group.members.get(viewer) ?? null,
      owner: { _id: members.find((pilot) => group.members.get(pilot)?.role === 'owner')?.id },
    });
  }
  await Promise.all(model.groups.map((group) => observeGroup(server, group, viewer)));
}

/** The fields of a group's card that the model has. */
function fieldsOf(card: Group | undefined) {
  if (!card) return null;
  const { private: isPrivate, memberCount, topicCount, postCount, membership: own, owner } = card;
  const membership = own && { role: own.role, status: own.status };
  return { private: isPrivate, memberCount, topicCount, postCount, membership, owner: { _id: owner?._id } };
}

async function observeGroup(server: TestServer, group: ModelGroup, viewer: ModelPilot): Promise<void> {
  const options = { token: viewer.token, query: all };
  const params = { id: group.id };
  const [members, topics, posts] = await Promise.all([
    server.call(calls.listGroupMembers, { ...options, params }),
    server.call(calls.listTopics, { ...options, params }),
    server.call(calls.listPosts, { ...options, params }),
  ]);
  const status = isReader(group, viewer) ? 200 : 404;
  deepStrictEqual([members.status, topics.status, posts.status], [status, status, status]);
  if (status === 404) return;
  const inIt = [...group.members].filter(([, member]) => member.status === 'member').map(([pilot]) => pilot);
  const found = inIt.filter((pilot) => canRead(group, viewer, { author: pilot }));
  deepStrictEqual(idsOf(members.body.items.map(({ user }) => user)), sorted(found));
  deepStrictEqual(
    idsOf(posts.body.items),
    sorted(group.posts.filter((post) => canRead(group, viewer, post))),
  );
  const readable = group.topics.filter((topic) => canRead(group, viewer, topic));
  deepStrictEqual(idsOf(topics.body.items), sorted(readable));
  for (const topic of readable) {
    const shown = topics.body.items.find(({ _id }) => _id === topic.id);
    deepStrictEqual(shown?.postCount, topic.comments.filter(({ isDeleted }) => !isDeleted).length);
    const { body } = await server.call(calls.listComments, {
      ...options,
      params: { ...params, topicId: topic.id },
    });
    const readableComments = topic.comments.filter((comment) => canRead(group, viewer, comment));
    const threads = readableComments.filter(({ parent }) => parent === null);
    deepStrictEqual(idsOf(body.items), sorted(threads));
    for (const { _id, deleted, replies, replyCount } of body.items) {
      const expected = readableComments.filter(({ parent }) => parent?.id === _id);
      deepStrictEqual(
        [deleted, idsOf(replies), replyCount],
        [threads.find(({ id }) => id === _id)?.isDeleted, sorted(expected), expected.length],
      );
    }
  }
}
