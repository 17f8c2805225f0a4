import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  appealDecision,
  appealInput,
  appealStream,
  moderationCase,
  moderationEntry,
  moderationStream,
  pilotRecord,
  suspensionInput,
  suspensionTicket,
} from '../entities/moderation.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const ownCalls = defineCalls('reports', {
  listModeration: {
    method: 'GET',
    path: '/moderation',
    access: 'user',
    summary: 'What administrators decided on the viewer and on what is theirs, newest first',
    query: streamQuery.extend({ subject: id.optional().meta({ description: 'Of this alone' }) }),
    status: 200,
    response: moderationStream,
  },
  appealModeration: {
    method: 'POST',
    path: '/moderation/:id/appeal',
    access: 'user',
    summary: 'Appeal a decision on what is one’s own, once',
    params: idParams,
    body: appealInput,
    status: 201,
    response: moderationEntry,
  },
});

/** Without a session: a suspended account gets none. */
const suspensionCalls = defineCalls('session', {
  answerSuspension: {
    method: 'POST',
    path: '/auth/suspension',
    access: 'public',
    summary: 'Read the decision to suspend one’s account, and appeal it, once',
    description:
      'The ticket comes with the 403 of a login whose password was right, and is good for 15 minutes. It opens nothing else.',
    errors: ['NOT_FOUND', 'CONFLICT'],
    body: suspensionTicket,
    status: 200,
    response: moderationEntry,
  },
});

const adminCalls = defineCalls('reports', {
  listAppeals: {
    method: 'GET',
    path: '/moderation/appeals',
    access: 'user',
    summary: 'Appeals, newest first; administrators',
    errors: ['FORBIDDEN'],
    query: streamQuery.extend({ status: z.enum(['open', 'decided']).default('open') }),
    status: 200,
    response: appealStream,
  },
  decideAppeal: {
    method: 'PATCH',
    path: '/moderation/:id/appeal',
    access: 'user',
    summary: 'Uphold a decision, or restore what it took; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: appealDecision,
    status: 200,
    response: moderationCase,
  },
  getPilotRecord: {
    method: 'GET',
    path: '/users/:id/moderation',
    access: 'user',
    summary: 'What administrators decided on a pilot; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 200,
    response: pilotRecord,
  },
  suspendUser: {
    method: 'POST',
    path: '/users/:id/suspension',
    access: 'user',
    summary: 'Keep a pilot from logging in; administrators',
    description: 'Ends every session of the account. What the pilot published stays as it was.',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: suspensionInput,
    status: 201,
    response: pilotRecord,
  },
  unsuspendUser: {
    method: 'DELETE',
    path: '/users/:id/suspension',
    access: 'user',
    summary: 'Let a suspended pilot log in again; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 204,
  },
  endUserSessions: {
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: 'user',
    summary: 'Log a pilot out everywhere; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 204,
  },
  verifyUser: {
    method: 'PUT',
    path: '/users/:id/verified',
    access: 'user',
    summary: 'Give a pilot the badge and limits of verified pilots; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 204,
  },
  unverifyUser: {
    method: 'DELETE',
    path: '/users/:id/verified',
    access: 'user',
    summary: 'Take the badge of verified pilots away; administrators',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 204,
  },
});

export const moderationCalls = { ...ownCalls, ...suspensionCalls, ...adminCalls };
