import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { commentInput, commentPatch } from '../entities/comment.ts';
import { flightComment, flightCommentStream } from '../entities/flight-comment.ts';
import { commentOrders } from '../values.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const all = { path: '/flights/:id/comments', params: idParams } as const;
const one = {
  path: '/flights/:id/comments/:commentId',
  params: idParams.extend({ commentId: id }),
} as const;
const change = { ...one, access: 'user', errors: ['FORBIDDEN'] } as const;

export const flightCommentCalls = defineCalls('social', {
  listFlightComments: {
    ...all,
    method: 'GET',
    access: 'optional',
    summary: 'Comments on a flight that the viewer may see, or the replies to one of them',
    description:
      'Without `parent` the comments that are no replies, each with the number of its replies; with it the replies to that comment.',
    query: streamQuery.extend({
      order: z.enum(commentOrders).default('newest'),
      parent: id.optional(),
    }),
    status: 200,
    response: flightCommentStream,
  },
  createFlightComment: {
    ...all,
    method: 'POST',
    access: 'user',
    summary: 'Comment on a flight, or reply to a comment',
    description:
      '403 where the flight’s owner has switched comments off. A reply to a reply joins its thread. Pilots named as `@username` are told, as far as they may see the flight.',
    errors: ['FORBIDDEN'],
    body: commentInput,
    status: 201,
    response: flightComment,
  },
  getFlightComment: {
    ...one,
    method: 'GET',
    access: 'optional',
    summary: 'A comment on a flight, or a reply, for who is led to it',
    description: 'Also the empty place of one that is deleted and was answered.',
    status: 200,
    response: flightComment,
  },
  updateFlightComment: {
    ...change,
    method: 'PATCH',
    summary: 'Change the text of an own comment',
    body: commentPatch,
    status: 200,
    response: flightComment,
  },
  deleteFlightComment: {
    ...change,
    method: 'DELETE',
    summary: 'Delete a comment: its author and the flight’s owner',
    description: 'One with replies stays as an empty place until the last of them is gone.',
    status: 204,
  },
});
