import { baseApi, tagOf, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';

/** Reads a group and its members anew. */
export function useGroupNews() {
  const dispatch = useAppDispatch();
  return useCallback(
    (id: string) => void dispatch(baseApi.util.invalidateTags([tagOf('Group', id), tagOf('Member', id)])),
    [dispatch],
  );
}
