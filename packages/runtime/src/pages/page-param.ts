import { limits } from '@estela/contracts/limits';
import { useSearchParams } from '@estela/runtime';

/** The page that the address names; the first where it names none that can be. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= limits.page.max ? page : 1;
}

/** The page in the address, and how to move to another; the first needs no word. */
export function usePage() {
  const [params, setParams] = useSearchParams();
  const goTo = (page: number) => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    setParams(next);
  };
  return { page: readPage(params), goTo };
}
