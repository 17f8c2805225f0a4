import { limits } from '@estela/contracts/limits';

/** The page that the address names; the first where it names none that can be. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= limits.page.max ? page : 1;
}

/** The address of a page; the first needs no word. */
export function writePage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
