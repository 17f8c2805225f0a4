import { reportApi } from './report-api.ts';

export const { useCreateReportMutation, useBlockReportedMutation } = reportApi;
