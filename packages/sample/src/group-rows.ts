import type { SampleGroup } from './data.ts';
import { type Draft, dates, day, idOf, joinedAt } from './draft.ts';

/** Days since the newest comments that members have read: the last topics have something new for everybody. */
const readUntil = 2.5;

/** Groups with who is in them, who wants to be, and what those who run them have done. */
export function groupRows(draft: Draft) {
  const founded = draft.data.groups.map((group) => {
    const at = draft.now - group.founded * day;
    const row = {
      id: draft.newId(at),
      owner_id: idOf(draft.pilots, group.owner),
      name: group.name,
      description: group.description,
      rules: group.rules,
      questions: group.questions,
      private: group.private,
      tags: group.tags,
      ...dates(at),
    };
    return { row, members: memberRows(draft, row.id, group, at), acts: actRows(draft, row.id, group) };
  });
  return {
    groups: founded.map(({ row }) => row),
    members: founded.flatMap(({ members }) => members),
    acts: founded.flatMap(({ acts }) => acts),
  };
}

function memberRows(draft: Draft, groupId: string, group: SampleGroup, founded: number) {
  const plain = { role: 'member', answers: '[]' } as const;
  const others = [
    ...group.admins.map((pilot) => ({ ...plain, pilot, role: 'admin', status: 'member' }) as const),
    ...group.members.map((pilot) => ({ ...plain, pilot, status: 'member' }) as const),
    ...group.pending.map(
      ({ pilot, answers }) =>
        ({ ...plain, pilot, status: 'pending', answers: asked(group, answers) }) as const,
    ),
    ...group.invited.map((pilot) => ({ ...plain, pilot, status: 'invited' }) as const),
  ];
  const owner = { ...plain, role: 'owner', status: 'member' } as const;
  return [
    { ...owner, group_id: groupId, user_id: idOf(draft.pilots, group.owner), created_at: new Date(founded) },
    ...others.map(({ pilot, ...standing }, index) => ({
      ...standing,
      group_id: groupId,
      user_id: idOf(draft.pilots, pilot),
      created_at: new Date(
        standing.status === 'member'
          ? Math.max(founded, joinedAt(draft, pilot)) + (index + 1) * day
          : draft.now - 2 * day,
      ),
    })),
  ];
}

/** Each question beside its answer, as the table keeps them. */
function asked({ questions }: SampleGroup, answers: readonly string[]): string {
  return JSON.stringify(questions.map((question, index) => ({ question, answer: answers[index] ?? '' })));
}

function actRows({ now, newId, pilots }: Draft, groupId: string, { acts }: SampleGroup) {
  return acts.map(({ actor, act, member, title = '', role, daysAgo }) => {
    const at = now - daysAgo * day;
    return {
      id: newId(at),
      group_id: groupId,
      actor_id: idOf(pilots, actor),
      act,
      member_id: member === undefined ? null : idOf(pilots, member),
      title,
      role: role ?? null,
      created_at: new Date(at),
    };
  });
}

interface Spoken {
  id: string;
  group_id: string;
  created_at: Date;
}

/** How far members have read the topics of their groups. */
export function topicReadRows(
  { now }: Draft,
  topics: readonly Spoken[],
  members: ReturnType<typeof groupRows>['members'],
) {
  const readAt = new Date(now - readUntil * day);
  return topics
    .filter(({ created_at: made }) => made < readAt)
    .flatMap(({ id, group_id: group }) =>
      members
        .filter(({ group_id, status }) => group_id === group && status === 'member')
        .map(({ user_id }) => ({ topic_id: id, user_id, read_at: readAt })),
    );
}

/** Likes of posts, which are in the order of the data. */
export function postLikeRows({ data, now, pilots }: Draft, posts: readonly Spoken[]) {
  return posts.flatMap(({ id, created_at: made }, index) => {
    const likedBy = data.discussions.posts[index]?.likedBy ?? [];
    const pause = (now - made.getTime()) / (likedBy.length + 1);
    return likedBy.map((username, place) => ({
      post_id: id,
      user_id: idOf(pilots, username),
      created_at: new Date(made.getTime() + (place + 1) * pause),
    }));
  });
}
