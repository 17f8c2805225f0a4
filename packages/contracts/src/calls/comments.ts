import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { comment, commentInput, commentPatch, commentStream } from '../entities/comment.ts';
import { commentOrders } from '../values.ts';
import { id, idParams, instant, streamQuery } from '../wire.ts';

const all = { params: idParams.extend({ topicId: id }) } as const;
const one = { params: all.params.extend({ commentId: id }) } as const;

export const commentCalls = defineCalls('groups', {
  listComments: {
    ...all,
    method: 'GET',
    path: '/groups/:id/topics/:topicId/comments',
    access: 'user',
    summary: 'Comments of a topic with their replies, or the replies to one of them',
    description:
      'Without `parent` the comments that are no replies, each with its oldest replies; with it all replies to that comment. `since`: only comments that came after it, or that were replied to after it.',
    query: streamQuery.extend({
      order: z.enum(commentOrders).default('oldest'),
      parent: id.optional(),
      since: instant.optional(),
    }),
    status: 200,
    response: commentStream,
  },
  createComment: {
    ...all,
    method: 'POST',
    path: '/groups/:id/topics/:topicId/comments',
    access: 'user',
    summary: 'Comment, or reply to a comment; members, in a locked topic moderators',
    description: 'Members named as `@username` are told.',
    errors: ['FORBIDDEN'],
    body: commentInput,
    status: 201,
    response: comment,
  },
  getComment: {
    ...one,
    method: 'GET',
    path: '/groups/:id/topics/:topicId/comments/:commentId',
    access: 'user',
    summary: 'A comment of a topic, or a reply, for who is led to it',
    description: 'Also the empty place of one that is deleted and was answered.',
    status: 200,
    response: comment,
  },
  updateComment: {
    ...one,
    method: 'PATCH',
    path: '/groups/:id/topics/:topicId/comments/:commentId',
    access: 'user',
    summary: 'Change the text of an own comment',
    errors: ['FORBIDDEN'],
    body: commentPatch,
    status: 200,
    response: comment,
  },
  deleteComment: {
    ...one,
    method: 'DELETE',
    path: '/groups/:id/topics/:topicId/comments/:commentId',
    access: 'user',
    summary: 'Delete a comment; its author and moderators',
    errors: ['FORBIDDEN'],
    status: 204,
  },
});
