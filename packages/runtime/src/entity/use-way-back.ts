import { useLocation, useNavigate } from '@estela/runtime';

/** What the router keeps beside an address: its place among those of this visit. */
interface HistoryState {
  idx?: number;
}

/** Leads back to the page that the visitor came from, at its place; undefined where this one is their first. */
export function useWayBack(): (() => void) | undefined {
  const { key } = useLocation();
  const navigate = useNavigate();
  // The first address has the key; where a form was replaced by what it made, only the index still tells.
  const isFirst = key === 'default' || (window.history.state as HistoryState | null)?.idx === 0;
  return isFirst ? undefined : () => navigate(-1);
}
