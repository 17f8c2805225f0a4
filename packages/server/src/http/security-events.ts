import type { Call, calls, ErrorCode } from '@estela/contracts';

/** How a request was refused: the error's code, and its text's key where it has one of its own. */
export interface Refusal {
  code: ErrorCode;
  text?: string | undefined;
}

/** What a call that went well is called in the security log, and what its refusals are, by their code or text. */
type Named = { done?: string } & Record<string, string>;

/** Every call that means something for the security of an account, or is an administrator's act. */
export const securityEvents: Partial<Record<keyof typeof calls, Named>> = {
  login: {
    done: 'login',
    INVALID_CREDENTIALS: 'login.failed',
    tooManyLogins: 'login.locked',
    suspended: 'login.suspended',
    suspendedUntil: 'login.suspended',
  },
  answerSuspension: { done: 'suspension.answered', suspensionTicketInvalid: 'suspension.refused' },
  logout: { done: 'logout' },
  register: { done: 'account.created', tooManyRegistrations: 'account.limit' },
  requestPasswordReset: { done: 'reset.requested' },
  resetPassword: { done: 'password.reset', resetTokenInvalid: 'reset.refused' },
  changePassword: { done: 'password.changed' },
  verifyEmail: {
    done: 'email.confirmed',
    emailLinkInvalid: 'email.refused',
    emailConfirmedBefore: 'email.refused',
  },
  undoEmail: { done: 'email.undone', emailLinkInvalid: 'email.refused' },
  endSession: { done: 'session.ended' },
  endOtherSessions: { done: 'sessions.ended' },
  createReminderLink: { done: 'calendar.link-made' },
  deleteReminderLink: { done: 'calendar.link-ended' },
  exportUser: { done: 'account.exported' },
  exportUserFiles: { done: 'account.exported' },
  deleteUser: { done: 'account.deleted' },
  suspendUser: { done: 'admin.suspended' },
  unsuspendUser: { done: 'admin.unsuspended' },
  endUserSessions: { done: 'admin.sessions-ended' },
  verifyUser: { done: 'admin.verified' },
  unverifyUser: { done: 'admin.unverified' },
  updateReport: { done: 'admin.report-decided' },
  decideAppeal: { done: 'admin.appeal-decided' },
  getPilotRecord: { done: 'admin.record-read' },
};

/** Refusals that are worth a line whatever was called. */
export const securityRefusals: Record<string, string> = {
  FORBIDDEN: 'access.refused',
  RATE_LIMITED: 'limit.reached',
  wrongPassword: 'proof.failed',
  tooManyProofs: 'proof.locked',
  codeInvalid: 'factor.failed',
  tooManyCodes: 'factor.locked',
};

/** Events that a handler names itself, since only it knows that they happened. */
export const furtherEvents = ['email.change-asked'] as const;

/** The event of a call's outcome; a call below /auth that is not in the table has one by its own name. */
export function securityEvent(call: Call | undefined, refusal?: Refusal): string | undefined {
  const named: Named | undefined = call && securityEvents[call.id as keyof typeof calls];
  if (refusal) {
    const { text = '', code } = refusal;
    return named?.[text] ?? named?.[code] ?? securityRefusals[text] ?? securityRefusals[code];
  }
  if (named || !call) return named?.done;
  return call.path.startsWith('/auth/') && call.method !== 'GET' ? `auth.${call.id}` : undefined;
}
