import { useListGroupMembersInfiniteQuery } from '@estela/api/groups';
import { useState } from 'react';

/** Enough to choose from with the arrows. */
const offered = 6;

/** Members whose name begins with the letters after an `@`, of those who joined last. */
export function useMembersToName(id: string) {
  const [letters, setLetters] = useState<string | null>(null);
  const { currentData } = useListGroupMembersInfiniteQuery({ id, limit: 100 }, { skip: letters === null });
  const begins = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(letters?.toLowerCase() ?? ''));
  const members = currentData?.pages[0]?.items.map(({ user }) => user) ?? [];
  return {
    pilots:
      letters === null
        ? []
        : members.filter((one) => begins(`${one.username} ${one.name}`)).slice(0, offered),
    onPilotsWanted: setLetters,
  };
}
