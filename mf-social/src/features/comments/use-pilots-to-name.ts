import { useListUsersQuery } from '@estela/api/social';
import { useDeferredValue, useState } from 'react';

/** Enough to choose from with the arrows. */
const offered = 6;

/** Pilots whose name holds the letters after an `@`. */
export function usePilotsToName() {
  const [letters, setLetters] = useState<string | null>(null);
  const q = useDeferredValue(letters);
  const { currentData } = useListUsersQuery(
    { q: q ?? '', limit: offered, mentionable: 'true' },
    { skip: !q },
  );
  return { pilots: q ? currentData?.items : undefined, onPilotsWanted: setLetters };
}
