import { paths } from '@estela/contracts/paths';
import { useLocation, useNavigate } from '@estela/runtime';
import { pageNumber, text, useQueryState } from '@estela/runtime/query-state';

const params = { upkeep: text(40), log: pageNumber };
const isNew = 'new';

/**
 * The log of a drone in the address: its page, and the form shown in place of the drone's page, `?upkeep=new` or
 * the id of an entry.
 */
export function useUpkeepPlace(drone: string) {
  const { query, change, href } = useQueryState(params);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return {
    page: query.log,
    onPage: (log: number) => change({ log }),
    /** Replaces the address of a missing page. */
    toPage: (log: number) => change({ log }, { replace: true }),
    isOpen: query.upkeep !== '',
    /** The entry to change; undefined for a new one. */
    id: query.upkeep === isNew ? undefined : query.upkeep || undefined,
    newLink: href({ upkeep: isNew }),
    editLink: (id: string) => href({ upkeep: id }),
    /** Back to the page before, or to the log for a visitor who came by a link. */
    close: () => (isFirstPage ? navigate(`${paths.drone(drone)}#upkeep`, { replace: true }) : navigate(-1)),
  };
}
