import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  comment,
  commentInput,
  commentPatch,
  commentStream,
  flightComment,
  flightCommentStream,
  postComment,
  postCommentStream,
} from '../entities/comment.ts';
import { commentOrders } from '../values.ts';
import { id, idParams, instant, streamQuery } from '../wire.ts';

const page = streamQuery.extend({
  order: z.enum(commentOrders).default('newest'),
  parent: id.optional(),
});

/** The calls on the comments of one kind of thing; `access` says who reads them. */
function callsOn<
  const Path extends string,
  All extends z.ZodObject,
  One extends z.ZodObject,
  const Access extends 'user' | 'optional',
  Response extends z.ZodType,
>(place: { path: Path; all: All; one: One; access: Access; response: Response }) {
  const { path, access, response } = place;
  const all = { path, params: place.all } as const;
  const one = { path: `${path}/:commentId`, params: place.one } as const;
  const change = { ...one, access: 'user', errors: ['FORBIDDEN'] } as const;
  return {
    list: { ...all, access, method: 'GET', status: 200 },
    create: {
      ...all,
      method: 'POST',
      access: 'user',
      errors: ['FORBIDDEN'],
      body: commentInput,
      status: 201,
      response,
    },
    get: {
      ...one,
      access,
      method: 'GET',
      description: 'Also the empty place of one that is deleted and was answered.',
      status: 200,
      response,
    },
    update: {
      ...change,
      method: 'PATCH',
      summary: 'Change the text of an own comment',
      isConditional: true,
      body: commentPatch,
      status: 200,
      response,
    },
    delete: { ...change, method: 'DELETE', status: 204 },
  } as const;
}

const withOldestReplies =
  'Without `parent` the comments that are no replies, each with its oldest replies; with it all replies to that comment.';
const staysWithReplies = 'One with replies stays as an empty place until the last of them is gone.';

const topicParams = idParams.extend({ topicId: id });
const onTopic = callsOn({
  path: '/groups/:id/topics/:topicId/comments',
  all: topicParams,
  one: topicParams.extend({ commentId: id }),
  access: 'user',
  response: comment,
});

export const commentCalls = defineCalls('groups', {
  listComments: {
    ...onTopic.list,
    summary: 'Comments of a topic with their replies, or the replies to one of them',
    description: `${withOldestReplies} \`since\`: only comments that came after it, or that were replied to after it.`,
    query: page.extend({ order: z.enum(commentOrders).default('oldest'), since: instant.optional() }),
    response: commentStream,
  },
  createComment: {
    ...onTopic.create,
    summary: 'Comment, or reply to a comment; members, in a locked topic moderators',
    description: 'Members named as `@username` are told.',
  },
  getComment: { ...onTopic.get, summary: 'A comment of a topic, or a reply, for who is led to it' },
  updateComment: onTopic.update,
  deleteComment: { ...onTopic.delete, summary: 'Delete a comment; its author and moderators' },
});

const postParams = idParams.extend({ postId: id });
const onPost = callsOn({
  path: '/groups/:id/posts/:postId/comments',
  all: postParams,
  one: postParams.extend({ commentId: id }),
  access: 'user',
  response: postComment,
});

export const postCommentCalls = defineCalls('groups', {
  listPostComments: {
    ...onPost.list,
    summary: 'Comments on a post with their replies, or the replies to one of them',
    description: withOldestReplies,
    query: page,
    response: postCommentStream,
  },
  createPostComment: {
    ...onPost.create,
    summary: 'Comment on a post, or reply to a comment; members',
    description: 'A reply to a reply joins its thread. Members named as `@username` are told.',
  },
  getPostComment: { ...onPost.get, summary: 'A comment on a post, or a reply, for who is led to it' },
  updatePostComment: onPost.update,
  deletePostComment: {
    ...onPost.delete,
    summary: 'Delete a comment; its author and moderators',
    description: staysWithReplies,
  },
});

const onFlight = callsOn({
  path: '/flights/:id/comments',
  all: idParams,
  one: idParams.extend({ commentId: id }),
  access: 'optional',
  response: flightComment,
});

export const flightCommentCalls = defineCalls('social', {
  listFlightComments: {
    ...onFlight.list,
    summary: 'Comments on a flight that the viewer may see, or the replies to one of them',
    description:
      'Without `parent` the comments that are no replies, each with the number of its replies; with it the replies to that comment.',
    query: page,
    response: flightCommentStream,
  },
  createFlightComment: {
    ...onFlight.create,
    summary: 'Comment on a flight, or reply to a comment',
    description:
      '403 where the flight’s owner has switched comments off. A reply to a reply joins its thread. Pilots named as `@username` are told, as far as they may see the flight.',
  },
  getFlightComment: {
    ...onFlight.get,
    summary: 'A comment on a flight, or a reply, for who is led to it',
  },
  updateFlightComment: onFlight.update,
  deleteFlightComment: {
    ...onFlight.delete,
    summary: 'Delete a comment: its author and the flight’s owner',
    description: staysWithReplies,
  },
});
