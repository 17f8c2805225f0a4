import { defineCalls } from '../call.ts';
import { post, postInput, postPatch, postStream } from '../entities/post.ts';
import { likeState } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const one = { params: idParams.extend({ postId: id }) } as const;

export const postCalls = defineCalls('groups', {
  listPosts: {
    params: idParams,
    method: 'GET',
    path: '/groups/:id/posts',
    access: 'user',
    summary: 'Posts of a group, newest first',
    query: streamQuery,
    status: 200,
    response: postStream,
  },
  createPost: {
    params: idParams,
    method: 'POST',
    path: '/groups/:id/posts',
    access: 'user',
    summary: 'Post to a group; members',
    errors: ['FORBIDDEN'],
    body: postInput,
    status: 201,
    response: post,
  },
  getPost: {
    ...one,
    method: 'GET',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'A post of a group',
    status: 200,
    response: post,
  },
  updatePost: {
    ...one,
    method: 'PATCH',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'Change the named fields of an own post',
    errors: ['FORBIDDEN'],
    isConditional: true,
    body: postPatch,
    status: 200,
    response: post,
  },
  deletePost: {
    ...one,
    method: 'DELETE',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'Delete a post with its comments; its author and moderators',
    errors: ['FORBIDDEN'],
    status: 204,
  },
  addPostPicture: {
    ...one,
    method: 'POST',
    path: '/groups/:id/posts/:postId/pictures',
    access: 'user',
    summary: 'Add a picture to an own post, as its last',
    description: `A post has at most ${limits.picturesPerPost.max}. Their order and texts are changed with the post.`,
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 201,
    response: post,
  },
  likePost: {
    ...one,
    method: 'PUT',
    path: '/groups/:id/posts/:postId/like',
    access: 'user',
    summary: 'Like a post that the viewer may read',
    status: 200,
    response: likeState,
  },
  unlikePost: {
    ...one,
    method: 'DELETE',
    path: '/groups/:id/posts/:postId/like',
    access: 'user',
    summary: 'Unlike a post',
    status: 200,
    response: likeState,
  },
});
