import { useListGroupMembersInfiniteQuery } from '@estela/api/groups';
import { useState } from 'react';

/** Enough to choose from with the arrow keys. */
const offered = 6;

/** Members whose name begins with the letters after an `@`, the latest to join. */
export function useMembersToName(id: string) {
  const [letters, setLetters] = useState<string | null>(null);
  const { currentData } = useListGroupMembersInfiniteQuery({ id, limit: 100 }, { skip: letters === null });
  const begins = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(letters?.toLowerCase() ?? ''));
  const page = currentData?.pages[0];
  const members = page?.items.map(({ user }) => user) ?? [];
  const found = members.filter((one) => begins(`${one.username} ${one.name}`)).slice(0, offered);
  // Members who joined earlier are not loaded here.
  const isKnown = found.length > 0 || page?.nextCursor === null;
  return { pilots: letters !== null && isKnown ? found : undefined, onPilotsWanted: setLetters };
}
