import { useLocation } from '@estela/runtime';
import { useState } from 'react';
import type { CommentData } from './comment-data.ts';

const anchor = /^#comment-([\da-z-]+)$/i;

const includes = (items: readonly CommentData[], id: string) =>
  items.some(({ _id, replies }) => _id === id || replies?.some((reply) => reply._id === id));

/**
 * The comment that the address leads to, and whether the list shows it. That is decided once, with the list's first
 * answer: nothing moves when a later page of it has the comment too.
 */
export function useLinkedComment(items: readonly CommentData[] | undefined) {
  const id = anchor.exec(useLocation().hash)?.[1];
  const [found, setFound] = useState<{ id: string; inList: boolean }>();
  if (id && items && found?.id !== id) setFound({ id, inList: includes(items, id) });
  return found && found.id === id ? found : undefined;
}
