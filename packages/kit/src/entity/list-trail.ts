import { useLocation, useNavigate } from '@estela/runtime';

/** State of a list's links to the pages of its items: the page before such a page is the list. */
export const fromList = { fromList: true };

interface TrailState {
  fromList?: boolean;
}

/**
 * Leaves the page of what is gone: back to the list, at its place, for who came from it; otherwise to `listPath`, in
 * the page's stead. Not simply back: the page before may be one of the same thing.
 */
export function useLeaveForList(listPath: string): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromList = (state as TrailState | null)?.fromList === true;
  return () => void (isFromList ? navigate(-1) : navigate(listPath, { replace: true }));
}
