import { baseApi, useAppDispatch } from '@estela/api';
import { blockTags } from '@estela/api/block-tags';
import { useCallback } from 'react';
import { reportEndpoints } from '../generated/report.ts';

export const reportApi = reportEndpoints.enhanceEndpoints({
  endpoints: { createReport: { invalidatesTags: ['Report'] } },
});

/**
 * Has everything read anew that may show something of a pilot who was blocked from a report: once its dialog is closed,
 * since what it stands in may be the pilot's, and goes with it.
 */
export function useBlockNews() {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(baseApi.util.invalidateTags(blockTags)), [dispatch]);
}
