import type { UserSummary } from '@estela/contracts';
import { createContext, type ReactNode, useContext } from 'react';
import type { CommentData } from './comment-data.ts';
import type { ThreadCalls } from './thread-calls.ts';

/** What the page of an area decides about its thread. */
export interface ThreadSettings {
  /** The viewer does not write here. */
  isOff: boolean;
  /** The group that the thread is in: its moderators read what is reported. */
  group?: string | undefined;
  /** Whether the viewer may delete what others wrote. */
  isHost: boolean;
  /** Where the server can restore a deleted comment. */
  undo?: (comment: CommentData) => { label: string; run: () => Promise<{ error?: unknown }> };
  /** Replies are there with their comment, and shown with it. */
  areRepliesOpen?: boolean;
  /** Draws what puts something else than words into a text. */
  attach?: (text: string, change: (text: string) => void) => ReactNode;
  /** For the letters after an `@`; undefined while they are not known. */
  pilots: readonly UserSummary[] | undefined;
  /** The letters after an `@`; null while there is none. */
  onPilotsWanted: (letters: string | null) => void;
}

/** What the parts of a thread share. */
interface ThreadContext extends ThreadSettings, Pick<ThreadCalls, 'useList' | 'useOne'> {
  /** Names what was begun and not sent, for this pilot alone. */
  draftKey: string;
  createComment: ReturnType<ThreadCalls['useCreate']>;
  editComment: ReturnType<ThreadCalls['useUpdate']>;
  deleteComment: ReturnType<ThreadCalls['useDelete']>;
  /** Comments of others after this instant are marked as new. */
  newSince: string | undefined;
  /** The comment in the list that the address leads to. */
  marked: string | undefined;
  /** Moves the focus to the list, from what stands above it and goes. */
  toList: () => void;
}

const Context = createContext<ThreadContext | undefined>(undefined);

export const ThreadProvider = Context.Provider;

export function useThread(): ThreadContext {
  const thread = useContext(Context);
  if (!thread) throw new Error('Comments stand inside a Thread');
  return thread;
}
