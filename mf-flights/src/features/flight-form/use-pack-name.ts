import { skipToken } from '@estela/api';
import { useEquipmentOptionQuery, useEquipmentOptionsQuery } from '@estela/api/flights';
import { limits } from '@estela/contracts/limits';

/** Name of an own battery; one missing in the options is loaded by itself. Undefined if there is none. */
export function usePackName(id: string): string | undefined {
  const { data, isError } = useEquipmentOptionsQuery({ limit: limits.pageSize.max });
  const listed = data?.items.find(({ _id }) => _id === id);
  const isAnswered = data !== undefined || isError;
  const { currentData } = useEquipmentOptionQuery(isAnswered && !listed ? id : skipToken);
  return (listed ?? currentData)?.name;
}
