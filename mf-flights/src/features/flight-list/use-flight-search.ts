import { useSearchParams } from '@estela/runtime';
import { type FlightSearch, readFlightSearch, writeFlightSearch } from './flight-search.ts';

/** The list's place is its address: Back, reload and a shared link all show the same flights. */
export function useFlightSearch() {
  const [params, setParams] = useSearchParams();
  const search = readFlightSearch(params);

  function change(wanted: Partial<FlightSearch>) {
    // Typing a search is one place, not one per pause: it replaces, the rest can be gone back from.
    const replace = Object.keys(wanted).every((key) => key === 'q');
    setParams(writeFlightSearch(params, wanted), { replace });
  }

  function addressOf(wanted: Partial<FlightSearch>): string {
    return `/flights?${writeFlightSearch(params, wanted)}`;
  }

  return { search, change, addressOf };
}
