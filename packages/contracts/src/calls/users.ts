import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { accountExport } from '../entities/account-export.ts';
import { accountDeletion, ownUser, userPage, userPatch, userProfile } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { idParams, pageQuery, streamQuery } from '../wire.ts';

export const userCalls = defineCalls('social', {
  listUsers: {
    method: 'GET',
    path: '/users',
    access: 'user',
    summary: 'Pilots, found by name',
    description:
      'With `q` the first 1,000 by user name; without, the newest. Words of one or two letters are looked for at the beginning of names. Pages end at 500: whoever goes on sends `nextCursor` as `after`, which takes the place of `page`. With `q` there is none. With `q`, `mentionable` leaves out the viewer and who is parted from them by a block.',
    query: pageQuery.extend({
      page: z.coerce.number().int().min(1).max(limits.deepestPage).default(limits.page.default),
      after: streamQuery.shape.cursor,
      q: z.string().max(limits.search.max).optional(),
      mentionable: z.enum(['true', 'false']).optional(),
    }),
    status: 200,
    response: userPage,
  },
  getUser: {
    method: 'GET',
    path: '/users/:id',
    access: 'optional',
    summary: 'A pilot as the viewer may see them',
    params: idParams,
    status: 200,
    response: userProfile,
  },
});

export const ownUserCalls = defineCalls('session', {
  updateUser: {
    method: 'PATCH',
    path: '/users/:id',
    access: 'user',
    summary: 'Change own settings',
    description:
      'A new `email` needs `currentPassword` (400 on that field), counts when the link mailed to it is opened, and is `pendingEmail` until then; the current email withdraws it. The answer is the same where the address is taken.',
    errors: ['FORBIDDEN'],
    params: idParams,
    isConditional: true,
    body: userPatch,
    status: 200,
    response: ownUser,
  },
  uploadUserPicture: {
    method: 'POST',
    path: '/users/:id/image-profile',
    access: 'user',
    summary: 'Set own picture',
    errors: ['FORBIDDEN'],
    params: idParams,
    upload: 'picture',
    status: 200,
    response: ownUser,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/users/:id',
    access: 'user',
    summary: 'Delete own account and everything in it',
    description:
      'Needs the password, and a `code` while a second factor is on: missing or wrong, 400 on that field. Nothing of it can be brought back.',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: accountDeletion,
    status: 204,
  },
  exportUser: {
    method: 'GET',
    path: '/users/:id/export',
    access: 'user',
    summary: 'Everything in own account',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 200,
    response: accountExport,
  },
  exportUserFiles: {
    method: 'GET',
    path: '/users/:id/export.zip',
    access: 'user',
    summary: 'Everything in own account, with its pictures',
    description:
      'A ZIP file. `account.json` is what the call without `.zip` returns; `pictures/<id>.webp` is each picture in its largest size, by the id that stands in its address. Ten an hour.',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 200,
    response: z.string().meta({ format: 'binary' }),
    media: 'application/zip',
  },
});
