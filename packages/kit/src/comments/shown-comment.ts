import type { Mention, UserSummary } from '@estela/contracts';
import { createContext, type ReactNode, useContext } from 'react';

/** A comment as every area's wire has it. A deleted one has neither text nor author. */
export interface ShownComment {
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
  /** The oldest replies, where they come along. */
  replies?: readonly Omit<ShownComment, 'deleted' | 'replyCount' | 'replies'>[];
}

type Answer = Promise<{ error?: unknown }>;

/** What a page of comments knows and can do; each area gives its own calls. */
export interface Discussion {
  /** Names what was begun and not sent, for this pilot alone. */
  draftKey: string;
  /** The viewer does not write here. */
  isOff: boolean;
  /** In which it is said: its moderators read what is reported. */
  group?: string | undefined;
  /** May delete what others wrote. */
  isHost: boolean;
  write: (text: string, parent: string | null) => Answer;
  change: (comment: ShownComment, text: string) => Answer;
  remove: (comment: ShownComment) => Answer;
  /** Where the server can bring it back. */
  undo?: (comment: ShownComment) => { label: string; run: () => Answer };
  /** What others said after this instant is marked as new. */
  newSince?: string | undefined;
  /** Draws the comment that the address leads to, where the list does not have it; by `LinkedComment`. */
  linked: (id: string) => ReactNode;
  /** Leads on to the list what has the focus above it, and goes. */
  toList: () => void;
  /** The comment in the list that the address leads to. */
  marked?: string | undefined;
  /** Replies are there with their comment, and shown with it. */
  areRepliesOpen?: boolean;
  /** Draws what puts something else than words into a text. */
  attach?: (text: string, change: (text: string) => void) => ReactNode;
  /** Draws the replies to a comment. */
  replies: (comment: ShownComment) => ReactNode;
  /** For the letters after an `@`; undefined while they are not known. */
  pilots: readonly UserSummary[] | undefined;
  /** The letters after an `@`; null while there is none. */
  onPilotsWanted: (letters: string | null) => void;
}

const Context = createContext<Discussion | undefined>(undefined);

export const DiscussionProvider = Context.Provider;

export function useDiscussion(): Discussion {
  const discussion = useContext(Context);
  if (!discussion) throw new Error('Comments stand inside a CommentThread');
  return discussion;
}
