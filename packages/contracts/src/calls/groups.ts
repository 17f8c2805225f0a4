import { z } from 'zod';
import { defineCall } from '../call.ts';
import { group, groupInput, groupPage, groupPatch, membership } from '../entities/group.ts';
import { limits } from '../limits.ts';
import { groupTabs } from '../values.ts';
import { idParams, pageQuery } from '../wire.ts';

const one = { area: 'groups', params: idParams } as const;

export const groupCalls = {
  listGroups: defineCall({
    id: 'listGroups',
    area: 'groups',
    method: 'GET',
    path: '/groups',
    access: 'user',
    summary: 'Groups that the viewer may see, newest first',
    query: pageQuery.extend({
      tab: z.enum(groupTabs).default('all'),
      q: z.string().max(limits.search.max).optional(),
      tag: z.string().max(limits.tag.max).optional(),
    }),
    status: 200,
    response: groupPage,
  }),
  createGroup: defineCall({
    id: 'createGroup',
    area: 'groups',
    method: 'POST',
    path: '/groups',
    access: 'user',
    summary: 'Create a group; its creator owns it',
    body: groupInput,
    status: 201,
    response: group,
  }),
  getGroup: defineCall({
    ...one,
    id: 'getGroup',
    method: 'GET',
    path: '/groups/:id',
    access: 'user',
    summary: 'A group with the viewer’s membership in it',
    status: 200,
    response: group,
  }),
  updateGroup: defineCall({
    ...one,
    id: 'updateGroup',
    method: 'PATCH',
    path: '/groups/:id',
    access: 'user',
    summary: 'Change the named fields; owner and admins',
    errors: ['FORBIDDEN'],
    body: groupPatch,
    status: 200,
    response: group,
  }),
  deleteGroup: defineCall({
    ...one,
    id: 'deleteGroup',
    method: 'DELETE',
    path: '/groups/:id',
    access: 'user',
    summary: 'Delete a group with all its topics, posts, comments and members',
    errors: ['FORBIDDEN'],
    status: 204,
  }),
  uploadGroupImage: defineCall({
    ...one,
    id: 'uploadGroupImage',
    method: 'POST',
    path: '/groups/:id/image',
    access: 'user',
    summary: 'Set the picture of a group; owner and admins',
    errors: ['FORBIDDEN'],
    upload: 'picture',
    status: 200,
    response: group,
  }),
  joinGroup: defineCall({
    ...one,
    id: 'joinGroup',
    method: 'POST',
    path: '/groups/:id/join',
    access: 'user',
    summary: 'Join a public group, or ask to join a private one',
    description: 'Joining twice changes nothing: the answer is the membership as it is.',
    status: 200,
    response: membership,
  }),
  leaveGroup: defineCall({
    ...one,
    id: 'leaveGroup',
    method: 'POST',
    path: '/groups/:id/leave',
    access: 'user',
    summary: 'Leave a group, or withdraw a request',
    status: 204,
  }),
};
