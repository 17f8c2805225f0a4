import type { GroupAct, MemberRole, MemberStatus, Membership, NotificationLevel } from '@estela/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Dated, Hideable, Instant } from './column-types.ts';

interface GroupTable extends Dated, Hideable {
  id: string;
  owner_id: string;
  name: string;
  description: string;
  private: Generated<boolean>;
  tags: Generated<string[]>;
  rules: Generated<string>;
  questions: Generated<string[]>;
  history_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  image_id: string | null;
  member_count: Generated<number>;
  topic_count: Generated<number>;
  post_count: Generated<number>;
  search: GeneratedAlways<string>;
  search_name: GeneratedAlways<string>;
  search_words: GeneratedAlways<string>;
}

/** Groups, who is in them, what those who run them have done, and pictures of posts. */
export interface GroupSchema {
  groups: GroupTable;
  group_members: {
    group_id: string;
    user_id: string;
    role: Generated<MemberRole>;
    status: Generated<MemberStatus>;
    level: Generated<NotificationLevel>;
    answers: ColumnType<NonNullable<Membership['answers']>, string | undefined, string>;
    let_in_by: Generated<string | null>;
    has_agreed: Generated<boolean>;
    sees_from: Generated<Date | null>;
    created_at: Instant;
  };
  group_acts: {
    id: string;
    group_id: string;
    actor_id: string;
    act: GroupAct;
    member_id: string | null;
    title: Generated<string>;
    role: MemberRole | null;
    subject_at: Date | null;
    created_at: Instant;
  };
  post_photos: { media_id: string; post_id: string; position: number; alt: Generated<string> };
  topic_mutes: { topic_id: string; user_id: string; created_at: Instant };
}
