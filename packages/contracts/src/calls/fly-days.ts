import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  flyDay,
  flyDayAnswer,
  flyDayAnswerInput,
  flyDayGuestStream,
  flyDayInput,
  flyDayPatch,
  flyDayStream,
} from '../entities/fly-day.ts';
import { flyDayLists, flyDayTimes } from '../values.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const one = { params: idParams.extend({ flyDayId: id }), access: 'user' } as const;

export const flyDayCalls = defineCalls('groups', {
  listOwnFlyDays: {
    method: 'GET',
    path: '/fly-days',
    access: 'user',
    summary: 'What the viewer’s groups plan to fly, soonest first',
    description:
      'Without those that the viewer said no to, and without cancelled ones that they did not answer.',
    query: streamQuery,
    status: 200,
    response: flyDayStream,
  },
  listFlyDays: {
    method: 'GET',
    path: '/groups/:id/fly-days',
    access: 'user',
    summary: 'Fly-days of a group: upcoming ones soonest first, past ones latest first',
    params: idParams,
    query: streamQuery.extend({ when: z.enum(flyDayTimes).default('upcoming') }),
    status: 200,
    response: flyDayStream,
  },
  createFlyDay: {
    method: 'POST',
    path: '/groups/:id/fly-days',
    access: 'user',
    summary: 'Plan a fly-day; members',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: flyDayInput,
    status: 201,
    response: flyDay,
  },
  getFlyDay: {
    ...one,
    method: 'GET',
    path: '/groups/:id/fly-days/:flyDayId',
    summary: 'A fly-day with the viewer’s answer',
    status: 200,
    response: flyDay,
  },
  updateFlyDay: {
    ...one,
    method: 'PATCH',
    path: '/groups/:id/fly-days/:flyDayId',
    summary: 'Change the named fields, or cancel; its maker and moderators',
    errors: ['FORBIDDEN'],
    isConditional: true,
    body: flyDayPatch,
    status: 200,
    response: flyDay,
  },
  deleteFlyDay: {
    ...one,
    method: 'DELETE',
    path: '/groups/:id/fly-days/:flyDayId',
    summary: 'Delete a fly-day with its answers; its maker and moderators',
    errors: ['FORBIDDEN'],
    status: 204,
  },
  answerFlyDay: {
    ...one,
    method: 'PUT',
    path: '/groups/:id/fly-days/:flyDayId/answer',
    summary: 'Say whether one comes; members',
    description:
      'First come, first served: a yes beyond the limit waits, and moves up by itself when a place is free. 409 when it is over or cancelled.',
    errors: ['FORBIDDEN'],
    body: flyDayAnswerInput,
    status: 200,
    response: flyDayAnswer,
  },
  listFlyDayGuests: {
    ...one,
    method: 'GET',
    path: '/groups/:id/fly-days/:flyDayId/answers',
    summary: 'Who comes, waits, may come or does not, in the order of their answers',
    query: streamQuery.extend({ list: z.enum(flyDayLists).default('going') }),
    status: 200,
    response: flyDayGuestStream,
  },
  getFlyDayCalendar: {
    ...one,
    method: 'GET',
    path: '/groups/:id/fly-days/:flyDayId/calendar.ics',
    summary: 'A fly-day as an iCalendar file',
    media: 'text/calendar',
    status: 200,
    response: z.string(),
  },
});
