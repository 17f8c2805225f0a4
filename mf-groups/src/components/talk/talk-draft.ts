/** What pilots comment on in a group. */
export type TalkKind = 'topic' | 'post';

/** Where what a pilot has begun to write in a topic or under a post is kept. */
export const draftOf = (pilotId: string | undefined, kind: TalkKind, id: string) =>
  `${pilotId}.${kind}.${id}`;
