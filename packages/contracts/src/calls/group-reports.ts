import { defineCalls } from '../call.ts';
import { groupReportStream } from '../entities/report.ts';
import { id, idParams, streamQuery } from '../wire.ts';

export const groupReportCalls = defineCalls('groups', {
  listGroupReports: {
    method: 'GET',
    path: '/groups/:id/reports',
    access: 'user',
    summary: 'What is reported in a group, each thing once, newest first; moderators',
    description:
      'Topics, posts and comments of the group, and its members who were reported as such, while they are there. Nobody is shown what is reported of themselves.',
    errors: ['FORBIDDEN'],
    params: idParams,
    query: streamQuery,
    status: 200,
    response: groupReportStream,
  },
  dismissGroupReport: {
    method: 'DELETE',
    path: '/groups/:id/reports/:reportId',
    access: 'user',
    summary: 'Keep what is reported: it leaves the list with all its reports; moderators',
    description: 'Administrators still see the reports. 404 where another moderator has decided before.',
    errors: ['FORBIDDEN'],
    params: idParams.extend({ reportId: id }),
    status: 204,
  },
});
