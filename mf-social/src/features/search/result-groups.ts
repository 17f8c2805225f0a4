import type { CallAnswer, UserCard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';

export type Found = CallAnswer<'search'>;
type Kind = keyof Found;

/** A row: where it leads, and what is shown of it. */
export interface ResultRow {
  id: string;
  kind: Kind;
  to: string;
  title: string;
  /** Whose it is, or what tells it from others of the name. */
  detail: string;
  picture: string | null;
  pilot?: UserCard;
  isPrivate?: boolean;
}

export interface ResultGroup {
  kind: Kind;
  rows: ResultRow[];
  /** A page with all of them. */
  all?: { kind: 'spots' | 'groups'; to: string };
}

/** Whose it is; nobody's in a broken answer. */
const of = (owner: { username: string } | undefined) => (owner ? `@${owner.username}` : '');

/** What was written in groups, below the name of its group. */
function talk(
  found: Found['topics'],
  kind: 'topics' | 'posts',
  to: (group: string, id: string) => string,
): ResultRow[] {
  return found.map(({ _id, group, author, title }) => ({
    id: _id,
    kind,
    to: to(group?._id ?? '', _id),
    title,
    detail: `${group?.name} · ${of(author)}`,
    picture: null,
  }));
}

/** The kinds that were found, in the order in which they are shown. */
export function resultGroups(found: Found, words: string): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      kind: 'pilots',
      rows: found.pilots.map((pilot) => ({
        id: pilot._id,
        kind: 'pilots',
        to: paths.dashboard(pilot.username),
        title: pilot.name,
        detail: of(pilot),
        picture: pilot.profilePicture,
        pilot,
      })),
    },
    {
      kind: 'flights',
      rows: found.flights.map(({ _id, title, owner, spot, poster }) => ({
        id: _id,
        kind: 'flights',
        to: paths.flight(_id),
        title,
        detail: [of(owner), spot?.name].filter(Boolean).join(' · '),
        picture: poster,
      })),
    },
    {
      kind: 'spots',
      rows: found.spots.map(({ _id, name, owner, photo }) => ({
        id: _id,
        kind: 'spots',
        to: paths.spot(_id),
        title: name,
        detail: of(owner),
        picture: photo,
      })),
      all: { kind: 'spots', to: paths.feedSpots({ q: words }) },
    },
    {
      kind: 'drones',
      rows: found.drones.map(({ _id, name, brand, model, owner, image }) => ({
        id: _id,
        kind: 'drones',
        to: paths.drone(_id),
        title: name,
        detail: `${brand} ${model} · ${of(owner)}`,
        picture: image,
      })),
    },
    {
      kind: 'groups',
      rows: found.groups.map(({ _id, name, image, private: isPrivate }) => ({
        id: _id,
        kind: 'groups',
        to: paths.group(_id),
        title: name,
        detail: '',
        picture: image,
        isPrivate,
      })),
      all: { kind: 'groups', to: paths.groups({ q: words }) },
    },
    { kind: 'topics', rows: talk(found.topics, 'topics', paths.topic) },
    { kind: 'posts', rows: talk(found.posts, 'posts', paths.post) },
  ];
  // What cannot be shown costs its own row alone.
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ title }) => title) }))
    .filter(({ rows }) => rows.length > 0);
}
