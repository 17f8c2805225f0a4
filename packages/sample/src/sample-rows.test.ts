import { readdirSync } from 'node:fs';
import path from 'node:path';
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
    expect(Object.values(lists).map(({ length }) => length)).toEqual([12, 18, 29, 60, 88, 6, 35, 7, 12, 4]);
  });

  it('are the same at every run', () => {
    expect(rows()).toEqual(rows());
  });

  it('lie in the past, after their pilot joined', () => {
    const { users, drones, spots, flights, groups, likes, follows } = rows();
    const joined = new Map(users.map(({ id, created_at }) => [id, created_at.getTime()]));
    for (const { owner_id, created_at } of [...drones, ...spots, ...flights, ...groups])
      expect(created_at.getTime()).toBeGreaterThanOrEqual(joined.get(owner_id) ?? Number.NaN);
    for (const { created_at } of [...drones, ...spots, ...flights, ...groups, ...likes, ...follows])
      expect(created_at.getTime()).toBeLessThanOrEqual(now);
  });

  it('have only members write in a group, after they joined it', () => {
    const { members, topics, comments, replies, posts } = rows();
    const groupOf = new Map(topics.map(({ id, group_id }) => [id, group_id]));
    const underTopics = [...comments, ...replies].map((row) => ({
      ...row,
      group_id: groupOf.get(row.topic_id),
    }));
    for (const { group_id, author_id, created_at } of [...topics, ...posts, ...underTopics]) {
      const member = members.find((one) => one.group_id === group_id && one.user_id === author_id);
      expect(member?.status).toBe('member');
      expect(created_at.getTime()).toBeGreaterThanOrEqual(member?.created_at.getTime() ?? Number.NaN);
      expect(created_at.getTime()).toBeLessThanOrEqual(now);
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
