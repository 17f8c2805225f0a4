import { z } from 'zod';
import { defineCalls } from '../call.ts';

export const eventCalls = defineCalls('notifications', {
  createEventTicket: {
    method: 'POST',
    path: '/events/ticket',
    access: 'user',
    summary: 'A ticket that opens one stream of events, `GET /events?ticket=`, within `expiresIn` seconds',
    description: 'An EventSource cannot send a token, so a ticket in its address opens the stream once.',
    status: 201,
    answersSecret: true,
    response: z.object({ ticket: z.string(), expiresIn: z.number().int() }).meta({ id: 'EventTicket' }),
  },
});
