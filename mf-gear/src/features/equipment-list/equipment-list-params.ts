import { limits } from '@estela/contracts/limits';
import {
  equipmentConditions,
  equipmentSorts,
  equipmentStatuses,
  equipmentTypes,
  warrantyStates,
} from '@estela/contracts/values';
import { flag, oneOf, pageNumber, type QueryOf, search } from '@estela/runtime/query-state';

/** The list's search, filters and order in its address. */
export const equipmentListParams = {
  type: oneOf(equipmentTypes, ''),
  status: oneOf(equipmentStatuses, ''),
  condition: oneOf(equipmentConditions, ''),
  warranty: oneOf(warrantyStates, ''),
  favorite: flag,
  q: search(limits.search.max),
  sort: oneOf(equipmentSorts, 'newest'),
  page: pageNumber,
};

export type EquipmentListQuery = QueryOf<typeof equipmentListParams>;
