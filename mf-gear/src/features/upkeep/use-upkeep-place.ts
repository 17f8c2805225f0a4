import { paths } from '@estela/contracts/paths';
import { useLocation, useNavigate } from '@estela/runtime';
import { pageNumber, text, useQueryState } from '@estela/runtime/query-state';

const params = { upkeep: text(40), log: pageNumber };
const isNew = 'new';

/**
 * The log of a drone in the address: its page, and the form that stands in the place of the drone's page, `?upkeep=new` or
 * the id of an entry.
 */
export function useUpkeepPlace(drone: string) {
  const { query, change, href } = useQueryState(params);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return {
    page: query.log,
    onPage: (log: number) => change({ log }),
    /** In place of a page that is not there. */
    toPage: (log: number) => change({ log }, { replace: true }),
    isOpen: query.upkeep !== '',
    /** The entry to change; none for a new one. */
    id: query.upkeep === isNew ? undefined : query.upkeep || undefined,
    newLink: href({ upkeep: isNew }),
    editLink: (id: string) => href({ upkeep: id }),
    /** To where the page was left, or to the log for who came by a link. */
    close: () => (isFirstPage ? navigate(`${paths.drone(drone)}#upkeep`, { replace: true }) : navigate(-1)),
  };
}
