import type { Mention, UserSummary } from '@estela/contracts';

/** A comment as every area's wire has it. A deleted one has neither text nor author. */
export interface CommentData {
  _id: string;
  parent: string | null;
  author: UserSummary | null;
  text: string;
  mentions: readonly Mention[];
  edited: boolean;
  deleted: boolean;
  /** By an administrator: its author alone sees it. */
  hidden?: true | undefined;
  replyCount: number;
  createdAt: string;
  updatedAt: string;
  /** The oldest replies, where they come along. */
  replies?: readonly Omit<CommentData, 'deleted' | 'replyCount' | 'replies'>[];
}
