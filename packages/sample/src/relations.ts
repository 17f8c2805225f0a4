import { type Draft, day, idOf, joinedAt } from './draft.ts';
import { seededRng } from './rng.ts';

/** Who follows whom: about half of all pairs, and everybody the first two, which are the logins, unless they only ask to. */
export function followRows(draft: Draft) {
  const rng = seededRng(53);
  const { now, pilots } = draft;
  const names = draft.data.pilots.map(({ username }) => username);
  return draft.data.pilots.flatMap(({ username: follower, asks }, index) =>
    names
      .filter((followee, other) => follower !== followee && (other < 2 || index < 2 || rng() < 0.45))
      .filter((followee) => !asks.includes(followee))
      .map((followee) => {
        const since = Math.max(joinedAt(draft, follower), joinedAt(draft, followee));
        return {
          follower_id: idOf(pilots, follower),
          followee_id: idOf(pilots, followee),
          created_at: new Date(since + rng() * (now - since)),
        };
      }),
  );
}

/** Requests that wait since yesterday: told as new. */
export function followRequestRows({ data, now, pilots }: Draft) {
  return data.pilots.flatMap(({ username, asks }) =>
    asks.map((asked) => ({
      requester_id: idOf(pilots, username),
      pilot_id: idOf(pilots, asked),
      created_at: new Date(now - day),
    })),
  );
}

/** What pilots saved for later; entries and rows are in the same order. */
export function bookmarkRows(
  { now, pilots }: Draft,
  entries: readonly { bookmarkedBy: readonly string[] }[],
  rows: readonly { id: string; created_at: Date }[],
) {
  return rows.flatMap(({ id, created_at: made }, index) =>
    (entries[index]?.bookmarkedBy ?? []).map((username) => ({
      user_id: idOf(pilots, username),
      item_id: id,
      created_at: new Date((made.getTime() + now) / 2),
    })),
  );
}

interface Likeable {
  id: string;
  owner_id: string;
  visibility: string;
  created_at: Date;
}

/** Likes of what everybody may see; some items are liked more than others. */
export function likeRows({ now, pilots }: Draft, items: readonly Likeable[]) {
  const rng = seededRng(71);
  return items
    .filter(({ visibility }) => visibility === 'public')
    .flatMap((item) => {
      const charm = rng() ** 1.5;
      const made = item.created_at.getTime();
      return [...pilots.values()]
        .filter((id) => id !== item.owner_id && rng() < charm)
        .map((id) => ({
          user_id: id,
          item_id: item.id,
          created_at: new Date(made + rng() * Math.min(now - made, 9 * day)),
        }));
    });
}
