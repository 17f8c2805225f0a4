import type { Insertable } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Schema } from '../database/schema.ts';
import { type SampleGroup, sampleGroups } from './groups.ts';
import { samplePilots } from './pilots.ts';
import { seededRandom } from './random.ts';
import { type Ids, joinedAt, need } from './sample-rows.ts';

const day = 86_400_000;

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** Who follows whom: about half of all pairs, everybody the two that one can log in as. */
export function followRows(now: number, pilots: Ids): Row<'follows'>[] {
  const random = seededRandom(53);
  const names = samplePilots.map(({ username }) => username);
  return names.flatMap((follower, index) =>
    names
      .filter((followee, other) => follower !== followee && (other < 2 || index < 2 || random() < 0.45))
      .map((followee) => {
        const since = Math.max(joinedAt(now, follower), joinedAt(now, followee));
        return {
          follower_id: need(pilots, follower),
          followee_id: need(pilots, followee),
          created_at: new Date(since + random() * (now - since)),
        };
      }),
  );
}

interface Liked {
  id: string;
  owner_id: string;
  visibility: string;
  created_at?: Date | string | undefined;
}

/** Likes of what everybody may see; some things please more than others. */
export function likeRows(now: number, pilots: Ids, items: readonly Liked[]): Row<'likes'>[] {
  const random = seededRandom(71);
  return items
    .filter(({ visibility }) => visibility === 'public')
    .flatMap((item) => {
      const charm = random() ** 1.5;
      const made = new Date(item.created_at ?? now).getTime();
      return [...pilots.values()]
        .filter((id) => id !== item.owner_id && random() < charm)
        .map((id) => ({
          user_id: id,
          item_id: item.id,
          created_at: new Date(made + random() * Math.min(now - made, 9 * day)),
        }));
    });
}

export interface GroupRows {
  groups: Row<'groups'>[];
  members: Row<'group_members'>[];
}

export function groupRows(now: number, pilots: Ids): GroupRows {
  const rows: GroupRows = { groups: [], members: [] };
  for (const group of sampleGroups) {
    const at = now - group.founded * day;
    const id = newId(at);
    rows.groups.push({
      id,
      owner_id: need(pilots, group.owner),
      name: group.name,
      description: group.description,
      private: group.private ?? false,
      tags: group.tags,
      created_at: new Date(at),
      updated_at: new Date(at),
    });
    rows.members.push(...memberRows(now, id, group, pilots));
  }
  return rows;
}

function memberRows(now: number, groupId: string, group: SampleGroup, pilots: Ids): Row<'group_members'>[] {
  const founded = now - group.founded * day;
  const others = [
    ...(group.admins ?? []).map((username) => ({
      username,
      role: 'admin' as const,
      status: 'member' as const,
    })),
    ...group.members.map((username) => ({ username, role: 'member' as const, status: 'member' as const })),
    ...(group.pending ?? []).map((username) => ({
      username,
      role: 'member' as const,
      status: 'pending' as const,
    })),
  ];
  const owner = { group_id: groupId, user_id: need(pilots, group.owner), role: 'owner' as const };
  return [
    { ...owner, status: 'member', created_at: new Date(founded) },
    ...others.map(({ username, role, status }, index) => ({
      group_id: groupId,
      user_id: need(pilots, username),
      role,
      status,
      created_at: new Date(Math.max(founded, joinedAt(now, username)) + (index + 1) * day),
    })),
  ];
}
