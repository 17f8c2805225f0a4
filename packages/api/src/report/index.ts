import { reportApi } from './report-api.ts';

export { forgetPilot } from './forget-pilot.ts';
export const { useCreateReportMutation, useBlockReportedMutation } = reportApi;
