import { defineCalls } from '../call.ts';
import {
  factorProof,
  factorRemoval,
  factorSetup,
  openSessions,
  passwordChange,
  passwordProof,
  recoveryCodes,
} from '../entities/session.ts';
import { emailLink } from '../entities/user.ts';
import { done, idParams } from '../wire.ts';

/** How owners keep their account theirs. */
export const accountCalls = defineCalls('session', {
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    summary: 'Set another password; ends every other session of the account',
    description:
      'A wrong `currentPassword` is 400 on that field, and 429 after ten of them in 15 minutes. The owner gets a mail.',
    takesPassword: true,
    body: passwordChange,
    status: 200,
    response: done,
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirm an address with a token from the mail to it',
    body: emailLink,
    status: 200,
    response: done,
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/verify-email/resend',
    access: 'user',
    summary: 'Mail the link again to the address that waits for it; the links before it end',
    description: 'Does nothing where no address waits. 429 after five mails in an hour.',
    status: 200,
    response: done,
  },
  undoEmail: {
    method: 'POST',
    path: '/auth/undo-email',
    access: 'public',
    summary:
      'Take a change of address, or a new second factor, back with a token from the mail that told of it; ends every session',
    description:
      'For seven days, once; also when the new address is confirmed. The account has the address again that the mail went to, and no second factor that was switched on since or in the seven days before.',
    body: emailLink,
    status: 200,
    response: done,
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/auth/second-factor',
    access: 'user',
    summary: 'Get a secret for an app that makes codes (TOTP); it asks for none until the first has come',
    description:
      'A wrong `currentPassword` is 400 on that field. 409 while a second factor is on, and until the address of the account is confirmed.',
    takesPassword: true,
    answersSecret: true,
    body: passwordProof,
    status: 200,
    response: factorSetup,
  },
  confirmSecondFactor: {
    method: 'PUT',
    path: '/auth/second-factor',
    access: 'user',
    summary: 'Switch the second factor on with a code of the app; ends every other session',
    description:
      'Answers ten recovery codes, each good for one login; they are not shown again. With a factor that is on, new ones take the place of the old. Ten wrong codes in 15 minutes are followed by 429.',
    answersSecret: true,
    body: factorProof,
    status: 200,
    response: recoveryCodes,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/auth/second-factor',
    access: 'user',
    summary: 'Switch the second factor off; its recovery codes end',
    description:
      'A wrong `currentPassword` is 400 on that field. While the factor is on it takes `code` too, one of the app or a recovery code: missing or wrong, 400 on that field; 429 after ten wrong ones in 15 minutes.',
    takesPassword: true,
    body: factorRemoval,
    status: 204,
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where the account is signed in, the latest used first; 50 at most',
    status: 200,
    response: openSessions,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'End every session of the account but this one',
    status: 204,
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'user',
    summary: 'End one session of the account',
    params: idParams,
    status: 204,
  },
});
