import { useState } from 'react';

/** Rows that are drawn before somebody scrolls: each rest of the map draws them again. */
const step = 60;

/** The first of the entries, down to the selected one, and more as they are scrolled to. */
export function useDrawnRows<Entry extends { _id: string }>(
  entries: readonly Entry[] | undefined,
  selectedId: string | undefined,
) {
  // Never fewer than there were: one of them may hold the focus, or get it back.
  const [wanted, setWanted] = useState(step);
  const selected = selectedId ? (entries?.findIndex(({ _id }) => _id === selectedId) ?? -1) : -1;
  const drawn = Math.max(wanted, selected + 1);
  const hasMore = drawn < (entries?.length ?? 0);
  return {
    rows: hasMore ? entries?.slice(0, drawn) : entries,
    more: { hasMore, loading: false, onMore: () => setWanted(drawn + step) },
  };
}
