import { reportApi } from './report-api.ts';

export const { useCreateReportMutation, useBlockReportedMutation } = reportApi;
export { useBlockNews } from './report-api.ts';
