import { defineCall } from '../call.ts';
import { post, postInput, postPatch, postStream } from '../entities/post.ts';
import { likeState } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const all = { area: 'groups', params: idParams } as const;
const one = { area: 'groups', params: idParams.extend({ postId: id }) } as const;

export const postCalls = {
  listPosts: defineCall({
    ...all,
    id: 'listPosts',
    method: 'GET',
    path: '/groups/:id/posts',
    access: 'user',
    summary: 'Posts of a group, newest first',
    query: streamQuery,
    status: 200,
    response: postStream,
  }),
  createPost: defineCall({
    ...all,
    id: 'createPost',
    method: 'POST',
    path: '/groups/:id/posts',
    access: 'user',
    summary: 'Post to a group; members',
    errors: ['FORBIDDEN'],
    body: postInput,
    status: 201,
    response: post,
  }),
  getPost: defineCall({
    ...one,
    id: 'getPost',
    method: 'GET',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'A post of a group',
    status: 200,
    response: post,
  }),
  updatePost: defineCall({
    ...one,
    id: 'updatePost',
    method: 'PATCH',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'Change the named fields of an own post',
    errors: ['FORBIDDEN'],
    body: postPatch,
    status: 200,
    response: post,
  }),
  deletePost: defineCall({
    ...one,
    id: 'deletePost',
    method: 'DELETE',
    path: '/groups/:id/posts/:postId',
    access: 'user',
    summary: 'Delete a post with its comments; its author and moderators',
    errors: ['FORBIDDEN'],
    status: 204,
  }),
  addPostPicture: defineCall({
    ...one,
    id: 'addPostPicture',
    method: 'POST',
    path: '/groups/:id/posts/:postId/pictures',
    access: 'user',
    summary: 'Add a picture to an own post, as its last',
    description: `A post has at most ${limits.picturesPerPost.max}. Their order and texts are changed with the post.`,
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 201,
    response: post,
  }),
  likePost: defineCall({
    ...one,
    id: 'likePost',
    method: 'PUT',
    path: '/groups/:id/posts/:postId/like',
    access: 'user',
    summary: 'Like a post that the viewer may read',
    status: 200,
    response: likeState,
  }),
  unlikePost: defineCall({
    ...one,
    id: 'unlikePost',
    method: 'DELETE',
    path: '/groups/:id/posts/:postId/like',
    access: 'user',
    summary: 'Unlike a post',
    status: 200,
    response: likeState,
  }),
};
