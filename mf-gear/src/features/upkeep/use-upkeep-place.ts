import { paths } from '@estela/contracts/paths';
import { useLocation, useNavigate } from '@estela/runtime';
import { text, useQueryState } from '@estela/runtime/query-state';

const params = { upkeep: text(40) };
const isNew = 'new';

/** The form of the log, which stands in the place of its drone's page: `?upkeep=new`, or the id of an entry. */
export function useUpkeepPlace(drone: string) {
  const { query, href } = useQueryState(params);
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return {
    isOpen: query.upkeep !== '',
    /** The entry to change; none for a new one. */
    id: query.upkeep === isNew ? undefined : query.upkeep || undefined,
    newLink: href({ upkeep: isNew }),
    editLink: (id: string) => href({ upkeep: id }),
    /** To where the page was left, or to the log for who came by a link. */
    close: () => (isFirstPage ? navigate(`${paths.drone(drone)}#upkeep`, { replace: true }) : navigate(-1)),
  };
}
