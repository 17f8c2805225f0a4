/**
 * Every cache tag of the product. An entity's tag carries its id (`Flight:<id>`) wherever the entity appears,
 * so that a change made in one remote reaches the lists of another. `LIST` stands for membership in lists.
 */
export const tagTypes = [
  'Airspace',
  'Comment',
  'Component',
  'Dashboard',
  'Drone',
  'Equipment',
  'Feed',
  'Flight',
  'FlyDay',
  'Followers',
  'Following',
  'Group',
  'Member',
  'Notification',
  'Post',
  'Reminder',
  'Report',
  'Session',
  'Spot',
  'Stats',
  'Topic',
  'Upkeep',
  'User',
] as const;

/** The kinds of data that an endpoint may provide or invalidate. */
export type TagType = (typeof tagTypes)[number];

interface Tag<T extends TagType> {
  type: T;
  id: string;
}

/** Tags of a list: its own, and one for each item in it. */
export function listTags<T extends TagType>(type: T, items: readonly { _id: string }[] = []): Tag<T>[] {
  return [{ type, id: 'LIST' }, ...items.map(({ _id }) => ({ type, id: _id }))];
}

/** The tag of one entity. */
export function tagOf<T extends TagType>(type: T, id: string): Tag<T> {
  return { type, id };
}
