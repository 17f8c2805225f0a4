import { reportEndpoints } from '../generated/report.ts';

export const reportApi = reportEndpoints.enhanceEndpoints({
  endpoints: { createReport: { invalidatesTags: ['Report'] } },
});
