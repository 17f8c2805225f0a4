import { readdirSync } from 'node:fs';
import path from 'node:path';
import { flightSeries } from '@estela/contracts';
import { emailOf, sampleLogins } from './data.ts';
import { readPicture } from './pictures.ts';
import { sampleRows } from './sample-rows.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

/** The same rows at every call: ids count up. */
function rows() {
  let count = 0;
  return sampleRows(now, () => String(count++));
}

describe('the rows of the sample', () => {
  it('are as many as the product shows', () => {
    const { users, drones, spots, flights, follows, groups, members, topics, comments, replies } = rows();
    const lists = { users, drones, spots, flights, follows, groups, members, topics, comments, replies };
    expect(Object.values(lists).map(({ length }) => length)).toEqual([12, 18, 29, 60, 87, 6, 37, 7, 12, 4]);
    const { followRequests, bookmarks, flightComments, flightReplies } = rows();
    const between = { followRequests, bookmarks, flightComments, flightReplies };
    expect(Object.values(between).map(({ length }) => length)).toEqual([1, 7, 5, 3]);
  });

  it('have something waiting for the logins: a request to follow, saved things, answers to their flights', () => {
    const { users, flights, followRequests, bookmarks, flightComments } = rows();
    const [marta, pablo] = users;
    expect(followRequests.map(({ pilot_id }) => pilot_id)).toEqual([pablo?.id]);
    for (const login of [marta, pablo]) {
      const own = new Set(flights.filter(({ owner_id }) => owner_id === login?.id).map(({ id }) => id));
      expect(bookmarks.some(({ user_id }) => user_id === login?.id)).toBe(true);
      expect(flightComments.some(({ flight_id }) => own.has(flight_id))).toBe(true);
    }
  });

  it('have a club with order: answers to its questions, an invitation, acts of those who run it, and news', () => {
    const { users, groups, members, acts, topicReads, comments, posts, postLikes } = rows();
    const [marta, pablo] = users;
    const standing = (status: string) => members.filter((member) => member.status === status);
    for (const { group_id, answers } of standing('pending')) {
      const asked = groups.find(({ id }) => id === group_id)?.questions;
      expect(JSON.parse(answers).map(({ question }: { question: string }) => question)).toEqual(asked);
    }
    const run = members.filter(({ user_id, role }) => user_id === marta?.id && role !== 'member');
    expect(run.some(({ group_id }) => standing('pending').some((one) => one.group_id === group_id))).toBe(
      true,
    );
    expect(standing('invited').map(({ user_id }) => user_id)).toEqual([pablo?.id]);
    for (const { group_id, actor_id, created_at } of acts) {
      const actor = members.find((one) => one.group_id === group_id && one.user_id === actor_id);
      expect(['owner', 'admin']).toContain(actor?.role);
      expect(created_at.getTime()).toBeGreaterThan(actor?.created_at.getTime() ?? Number.NaN);
    }
    const isNew = ({ topic_id, created_at }: (typeof comments)[number]) =>
      topicReads.some(
        (read) => read.topic_id === topic_id && read.user_id === marta?.id && read.read_at < created_at,
      );
    expect(comments.some(isNew)).toBe(true);
    for (const { post_id, user_id } of postLikes) {
      const post = posts.find(({ id }) => id === post_id);
      const reader = members.find((one) => one.group_id === post?.group_id && one.user_id === user_id);
      expect(reader?.status).toBe('member');
    }
  });

  it('have everybody speak of, and save, what all may see', () => {
    const { flights, spots, bookmarks, flightComments, flightReplies } = rows();
    const seen = new Set(
      [...flights, ...spots].flatMap(({ id, visibility }) => (visibility === 'public' ? [id] : [])),
    );
    const about = [...flightComments, ...flightReplies].map(({ flight_id }) => flight_id);
    for (const id of [...about, ...bookmarks.map(({ item_id }) => item_id)]) expect(seen).toContain(id);
  });

  it('are the same at every run', () => {
    expect(rows()).toEqual(rows());
  });

  it('lie in the past, after their pilot joined', () => {
    const { users, drones, spots, flights, groups, likes, follows } = rows();
    const joined = new Map(users.map(({ id, created_at }) => [id, created_at.getTime()]));
    for (const { owner_id, created_at } of [...drones, ...spots, ...flights, ...groups])
      expect(created_at.getTime()).toBeGreaterThanOrEqual(joined.get(owner_id) ?? Number.NaN);
    const { followRequests, bookmarks, flightComments, flightReplies } = rows();
    const between = [
      ...likes,
      ...follows,
      ...followRequests,
      ...bookmarks,
      ...flightComments,
      ...flightReplies,
    ];
    for (const { created_at } of [...drones, ...spots, ...flights, ...groups, ...between])
      expect(created_at.getTime()).toBeLessThanOrEqual(now);
    const flown = new Map(flights.map(({ id, created_at }) => [id, created_at.getTime()]));
    for (const { flight_id, created_at } of [...flightComments, ...flightReplies])
      expect(created_at.getTime()).toBeGreaterThanOrEqual(flown.get(flight_id) ?? Number.NaN);
  });

  it('have only members write in a group, after they joined it', () => {
    const { members, topics, comments, replies, posts, postComments, postReplies } = rows();
    const groupOf = new Map(topics.map(({ id, group_id }) => [id, group_id]));
    const underTopics = [...comments, ...replies].map((row) => ({
      ...row,
      group_id: groupOf.get(row.topic_id),
    }));
    const groupOfPost = new Map(posts.map(({ id, group_id }) => [id, group_id]));
    const onPosts = [...postComments, ...postReplies].map((row) => ({
      ...row,
      group_id: groupOfPost.get(row.post_id),
    }));
    for (const { group_id, author_id, created_at } of [...topics, ...posts, ...underTopics, ...onPosts]) {
      const member = members.find((one) => one.group_id === group_id && one.user_id === author_id);
      expect(member?.status).toBe('member');
      expect(created_at.getTime()).toBeGreaterThanOrEqual(member?.created_at.getTime() ?? Number.NaN);
      expect(created_at.getTime()).toBeLessThanOrEqual(now);
    }
  });

  it('have members alone plan and come, as many as have a place, and fly-days to come and past', () => {
    const { flyDays, flyDayAnswers, members } = rows();
    const isMember = (group: string, pilot: string) =>
      members.some(
        ({ group_id, user_id, status }) => group_id === group && user_id === pilot && status === 'member',
      );
    for (const { id, group_id, maker_id, places } of flyDays) {
      const answers = flyDayAnswers.filter(({ fly_day_id }) => fly_day_id === id);
      for (const pilot of [maker_id, ...answers.map(({ user_id }) => user_id)])
        expect(isMember(group_id, pilot)).toBe(true);
      const going = answers.filter(({ answer, waiting }) => answer === 'yes' && !waiting);
      expect(going.length).toBeLessThanOrEqual(places ?? Number.POSITIVE_INFINITY);
    }
    const past = flyDays.filter(({ ends_at }) => ends_at.getTime() < now);
    expect([past.length, flyDays.length]).toEqual([1, 4]);
    expect(flyDayAnswers.some(({ waiting }) => waiting)).toBe(true);
  });

  it('have batteries that were flown after they were bought, often enough for advice', () => {
    const { packs, equipment, flights } = rows();
    const batteries = equipment.filter(({ id }) => packs.some((pack) => pack.equipment_item_id === id));
    const flown = batteries.map(({ id }) => packs.filter((pack) => pack.equipment_item_id === id));
    expect(flown.map(({ length }) => length)).toEqual([8, 6]);
    for (const [index, of] of flown.entries()) {
      const days = of.map(({ flight_id }) => +(flights.find(({ id }) => id === flight_id)?.recorded_at ?? 0));
      expect(Math.min(...days)).toBeGreaterThan(Date.parse(batteries[index]?.purchase_date ?? ''));
    }
  });

  it('have logs that say of a flight what its own figures say', () => {
    const { flights, tracks, series } = rows();
    expect([tracks.length, series.length]).toEqual([12, 12]);
    for (const { flight_id, series: kept } of series) {
      const flight = flights.find(({ id }) => id === flight_id);
      const read = flightSeries.parse(JSON.parse(kept));
      expect(read.t.at(-1)).toBe(flight?.duration_seconds);
      expect(Math.max(...(read.speed ?? []).map(Number))).toBe(flight?.top_speed_mps);
      expect(flight?.top_speed_mps).toBeLessThan(60);
    }
  });

  it('have the accounts that one may log in with', () => {
    const emails = rows().users.map(({ email }) => email);
    expect(sampleLogins.map(({ username }) => username)).toEqual(['marta.fpv', 'pablo.vuela']);
    for (const { username, email } of sampleLogins) {
      expect(email).toBe(emailOf(username));
      expect(emails).toContain(email);
    }
  });
});

describe('the pictures of the sample', () => {
  it('are there for everything that names one, in every width, and none is left over', async () => {
    const { pictures } = rows();
    expect(pictures).toHaveLength(11 + 18 + 6 + 18);
    let files = 0;
    for (const picture of pictures) {
      const variants = await readPicture(picture);
      files += new Set(variants.files.map(({ content }) => content)).size;
      for (const { content } of variants.files) expect(content.toString('latin1', 8, 12)).toBe('WEBP');
    }
    const folder = path.join(__dirname, '../pictures');
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp')),
    ).toHaveLength(files);
  });
});
