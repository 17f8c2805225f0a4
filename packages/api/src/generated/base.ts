// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import type { CallAnswer, CallBody, CallParams } from '@estela/contracts';
import { injectArea } from '../inject-area.ts';
import { type Seen } from '../base-query.ts';
import type { UploadArg } from '../base-query.ts';

export const baseEndpoints = injectArea('base', (build) => ({
  login: build.mutation<CallAnswer<'login'>, CallBody<'login'>>({
    query: (body) => ({ url: '/auth/login', method: 'POST', body }),
  }),
  register: build.mutation<CallAnswer<'register'>, CallBody<'register'>>({
    query: (body) => ({ url: '/auth/register', method: 'POST', body }),
  }),
  logout: build.mutation<CallAnswer<'logout'>, void>({
    query: () => ({ url: '/auth/logout', method: 'POST' }),
  }),
  requestPasswordReset: build.mutation<CallAnswer<'requestPasswordReset'>, CallBody<'requestPasswordReset'>>({
    query: (body) => ({ url: '/auth/request-password-reset', method: 'POST', body }),
  }),
  resetPassword: build.mutation<CallAnswer<'resetPassword'>, CallBody<'resetPassword'>>({
    query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
  }),
  updateUser: build.mutation<CallAnswer<'updateUser'>, CallParams<'updateUser'> & { body: CallBody<'updateUser'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/users/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  uploadUserPicture: build.mutation<CallAnswer<'uploadUserPicture'>, CallParams<'uploadUserPicture'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/users/${encodeURIComponent(id)}/image-profile`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  deleteUser: build.mutation<CallAnswer<'deleteUser'>, CallParams<'deleteUser'> & { body: CallBody<'deleteUser'> }>({
    query: ({ id, body }) => ({ url: `/users/${encodeURIComponent(id)}`, method: 'DELETE', body }),
  }),
  getStats: build.query<CallAnswer<'getStats'>, void>({
    query: () => ({ url: '/stats' }),
  }),
  likeFlight: build.mutation<CallAnswer<'likeFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/like`, method: 'PUT' }),
  }),
  unlikeFlight: build.mutation<CallAnswer<'unlikeFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/like`, method: 'DELETE' }),
  }),
  likeDrone: build.mutation<CallAnswer<'likeDrone'>, string>({
    query: (id) => ({ url: `/drones/${encodeURIComponent(id)}/like`, method: 'PUT' }),
  }),
  unlikeDrone: build.mutation<CallAnswer<'unlikeDrone'>, string>({
    query: (id) => ({ url: `/drones/${encodeURIComponent(id)}/like`, method: 'DELETE' }),
  }),
  likeSpot: build.mutation<CallAnswer<'likeSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}/like`, method: 'PUT' }),
  }),
  unlikeSpot: build.mutation<CallAnswer<'unlikeSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}/like`, method: 'DELETE' }),
  }),
}));
