import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { reportCase, reportInput, reportPatch, reportReceipt, reportStream } from '../entities/report.ts';
import { reportStatuses } from '../values.ts';
import { idParams, streamQuery } from '../wire.ts';

export const reportCalls = defineCalls('reports', {
  createReport: {
    method: 'POST',
    path: '/reports',
    access: 'user',
    summary: 'Report something that the viewer sees',
    errors: ['NOT_FOUND'],
    body: reportInput,
    status: 201,
    response: reportReceipt,
  },
  listReports: {
    method: 'GET',
    path: '/reports',
    access: 'user',
    summary: 'What is reported, each thing once, newest first; administrators',
    errors: ['FORBIDDEN'],
    query: streamQuery.extend({ status: z.enum(reportStatuses).default('open') }),
    status: 200,
    response: reportStream,
  },
  updateReport: {
    method: 'PATCH',
    path: '/reports/:id',
    access: 'user',
    summary: 'Decide on a thing that is reported, with all its reports; administrators',
    description:
      'With `act` it is hidden, restored, or its pilot warned at once. 409 where another has decided before.',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: reportPatch,
    status: 200,
    response: reportCase,
  },
});
