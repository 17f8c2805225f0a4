import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { commentInput, commentPatch } from '../entities/comment.ts';
import { postComment, postCommentStream } from '../entities/post-comment.ts';
import { commentOrders } from '../values.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const all = {
  path: '/groups/:id/posts/:postId/comments',
  access: 'user',
  params: idParams.extend({ postId: id }),
} as const;
const one = {
  ...all,
  path: '/groups/:id/posts/:postId/comments/:commentId',
  params: all.params.extend({ commentId: id }),
} as const;

export const postCommentCalls = defineCalls('groups', {
  listPostComments: {
    ...all,
    method: 'GET',
    summary: 'Comments on a post with their replies, or the replies to one of them',
    description:
      'Without `parent` the comments that are no replies, each with its oldest replies; with it all replies to that comment.',
    query: streamQuery.extend({
      order: z.enum(commentOrders).default('newest'),
      parent: id.optional(),
    }),
    status: 200,
    response: postCommentStream,
  },
  createPostComment: {
    ...all,
    method: 'POST',
    summary: 'Comment on a post, or reply to a comment; members',
    description: 'A reply to a reply joins its thread. Members named as `@username` are told.',
    errors: ['FORBIDDEN'],
    body: commentInput,
    status: 201,
    response: postComment,
  },
  getPostComment: {
    ...one,
    method: 'GET',
    summary: 'A comment on a post, or a reply, for who is led to it',
    description: 'Also the empty place of one that is deleted and was answered.',
    status: 200,
    response: postComment,
  },
  updatePostComment: {
    ...one,
    method: 'PATCH',
    summary: 'Change the text of an own comment',
    errors: ['FORBIDDEN'],
    body: commentPatch,
    status: 200,
    response: postComment,
  },
  deletePostComment: {
    ...one,
    method: 'DELETE',
    summary: 'Delete a comment; its author and moderators',
    description: 'One with replies stays as an empty place until the last of them is gone.',
    errors: ['FORBIDDEN'],
    status: 204,
  },
});
