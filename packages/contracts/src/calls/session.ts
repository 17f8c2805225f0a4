import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { authAnswer, credentials, email, ownUser, passwordReset, registration } from '../entities/user.ts';
import { done } from '../wire.ts';

export const sessionCalls = defineCalls('session', {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Start a session',
    description:
      'Ten failures for one account and address within 15 minutes lock it for that address: 429 with `Retry-After` for the name that was tried so often, 401 whatever the password for its other one. 403 while the account is suspended. With a second factor, 401 `SECOND_FACTOR` until `code` comes with the right password. A password from the command line must be changed at once: 400 on `newPassword` until it comes too.',
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR', 'FORBIDDEN'],
    body: credentials,
    status: 200,
    response: authAnswer,
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Create an account and start a session',
    description:
      'The answer holds the token of the new session. `confirmPassword` may be left out. Fifty answers of 409 in an hour to one address, or twenty about one email, are followed by 429.',
    errors: ['CONFLICT'],
    body: registration,
    status: 201,
    response: authAnswer,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'optional',
    summary: 'End the session of the token, if there is one',
    description: 'Also succeeds without a token and with one that has ended.',
    status: 204,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/auth/request-password-reset',
    access: 'public',
    summary: 'Send a reset link; the answer is the same for unknown addresses',
    body: z.object({ email }).meta({ id: 'PasswordResetRequest' }),
    status: 200,
    response: done,
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a token from the mail; ends every session of the account',
    body: passwordReset,
    status: 200,
    response: done,
  },
  getProfile: {
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    summary: 'The account of the token',
    status: 200,
    response: ownUser,
  },
});
