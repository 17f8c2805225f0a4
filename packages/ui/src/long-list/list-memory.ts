import type { VirtualItem } from '@tanstack/react-virtual';
import type { ListLayout } from './use-list-layout.ts';

/** A list as it was when its page was left. */
interface LeftList {
  /** How far its page was scrolled, in pixels. */
  scrolled: number;
  layout: ListLayout;
  /** The rows that were measured. */
  rows: VirtualItem[];
}

/** So many lists are remembered: those left last. */
const most = 10;

const lists = new Map<string, LeftList>();

/** Outlives the page in memory: who comes back finds a page of the same length, and so their place. */
export function rememberList(name: string, left: LeftList): void {
  lists.delete(name);
  lists.set(name, left);
  const [oldest] = lists.keys();
  if (lists.size > most && oldest !== undefined) lists.delete(oldest);
}

export function rememberedList(name: string): LeftList | undefined {
  return lists.get(name);
}
