import { skipToken } from '@estela/api';
import { useGetBatteryHealthQuery, useGetEquipmentItemQuery, useListBatteriesQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';

/** Batteries to print stickers for, a hundred at a time; the requested one is always included. */
export function useStickerBatteries(page: number, wanted: string) {
  const { data, error, refetch } = useListBatteriesQuery({ page, limit: limits.pageSize.max });
  const isElsewhere = data !== undefined && wanted !== '' && data.items.every(({ _id }) => _id !== wanted);
  const item = useGetEquipmentItemQuery(isElsewhere ? wanted : skipToken);
  const health = useGetBatteryHealthQuery(isElsewhere ? wanted : skipToken);
  const one =
    item.data && health.data ? [{ _id: item.data._id, item: item.data, care: health.data }] : undefined;
  const isMissing = !isElsewhere || item.isError || health.isError;
  const others = one ?? (isMissing ? [] : undefined);
  return {
    batteries: data && others && [...others, ...data.items],
    total: data?.total ?? 0,
    error,
    refetch,
  };
}
