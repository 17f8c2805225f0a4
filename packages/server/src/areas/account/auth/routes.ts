import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../../http/address-key.ts';
import { route } from '../../../http/route.ts';
import { noteAccount } from '../../../http/security-notes.ts';
import { translate } from '../../../http/texts.ts';
import { confirmEmail, undoEmail } from './email-links.ts';
import { countEmail, sendConfirmLink } from './email-verification.ts';
import { logIn } from './login.ts';
import { LoginDelay } from './login-failures.ts';
import { mailTransport } from './mail-transport.ts';
import { sendOutbox } from './outbox.ts';
import { changePassword, endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { notifyOwner } from './owner-notice.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { registerPilot } from './registration.ts';
import { RegistrationLimit, TakenLimit } from './registration-limits.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { deleteSession, ownTokenHash, placeOf, requireToken } from './session.ts';
import { endUnconfirmed } from './unconfirmed-accounts.ts';

/** Milliseconds between two looks at the mails that wait. */
const outboxEvery = 60_000;

/** Milliseconds between two looks at the accounts that nobody confirms. */
const unconfirmedEvery = 3_600_000;

export async function authRoutes(app: FastifyInstance): Promise<void> {
  const limit = new RegistrationLimit(app.config.rateLimitFactor);
  const delay = new LoginDelay();
  const takenLimit = new TakenLimit(app.config.rateLimitFactor);
  app.jobs.add({
    name: 'outbox',
    every: outboxEvery,
    run: async (signal) => void (await sendOutbox(app, app.db, { signal })),
  });

  app.jobs.add({
    name: 'unconfirmed accounts',
    every: unconfirmedEvery,
    run: (signal) => endUnconfirmed(app.db, signal),
  });

  route(app, calls.login, async ({ db, body, request }) => {
    const answer = await logIn(mailTransport(app, request), db, body, request, delay);
    // A right password alone sends no mail: it is most of all logins.
    if (body.code ?? body.newPassword) notifyOwner(app, request, answer.user._id);
    return answer;
  });

  route(app, calls.register, async ({ db, body, request }) => {
    const address = addressKey(request.ip);
    const answer = await limit.guard(db, address, () =>
      takenLimit.guard(db, address, body.email, () => registerPilot(db, body, placeOf(request))),
    );
    noteAccount(request, answer.user._id);
    mailConfirmation(request, answer.user._id);
    return answer;
  });

  route(app, calls.logout, async ({ db, request }) => {
    const own = ownTokenHash(request);
    if (own) await deleteSession(db, own);
    return undefined;
  });

  route(app, calls.requestPasswordReset, async ({ db, body, request }) => {
    const transport = mailTransport(app, request);
    app.background.startAfter('password reset', () => requestReset(transport, db, body.email), request.log);
    return { message: translate(transport.language, 'messages', 'resetRequested') };
  });

  route(app, calls.resetPassword, async ({ db, body, request }) => {
    return passwordChanged(
      request,
      await resetPassword(mailTransport(app, request), db, body.token, body.password),
    );
  });

  route(app, calls.changePassword, async ({ db, viewer, body, request }) => {
    await changePassword(mailTransport(app, request), db, viewer.id, body, requireToken(request));
    return passwordChanged(request, viewer.id);
  });

  route(app, calls.verifyEmail, async ({ db, body, request }) => {
    const transport = mailTransport(app, request);
    const userId = await confirmEmail(transport, db, body.token);
    noteAccount(request, userId);
    notifyOwner(app, request, userId);
    return { message: translate(transport.language, 'messages', 'emailConfirmed') };
  });

  route(app, calls.resendVerification, async ({ db, viewer, request }) => {
    await countEmail(db, viewer.id);
    mailConfirmation(request, viewer.id);
    return { message: translate(mailTransport(app, request).language, 'messages', 'verificationSent') };
  });

  route(app, calls.undoEmail, async ({ db, body, request }) => {
    noteAccount(request, await undoEmail(db, body.token));
    return { message: translate(mailTransport(app, request).language, 'messages', 'emailUndone') };
  });

  route(app, calls.beginSecondFactor, ({ db, viewer, body }) =>
    beginSecondFactor(db, viewer.id, body.currentPassword),
  );

  route(app, calls.confirmSecondFactor, async ({ db, viewer, body, request }) => {
    const own = requireToken(request);
    const transport = mailTransport(app, request);
    const recoveryCodes = await confirmSecondFactor(transport, db, viewer.id, body.code, own);
    notifyOwner(app, request, viewer.id);
    return { recoveryCodes };
  });

  route(app, calls.removeSecondFactor, async ({ db, viewer, body, request }) => {
    await removeSecondFactor(mailTransport(app, request), db, viewer.id, body);
    notifyOwner(app, request, viewer.id);
    return undefined;
  });

  route(app, calls.listSessions, async ({ db, viewer, request }) => ({
    items: await listSessions(db, viewer.id, requireToken(request)),
  }));

  route(app, calls.endSession, async ({ db, viewer, params }) => {
    await endSession(db, viewer.id, params.id);
    return undefined;
  });

  route(app, calls.endOtherSessions, async ({ db, viewer, request }) => {
    await endOtherSessions(db, viewer.id, requireToken(request));
    return undefined;
  });

  function mailConfirmation(request: FastifyRequest, userId: string): void {
    const transport = mailTransport(app, request);
    const send = () => sendConfirmLink(transport, app.db, userId);
    app.background.startAfter('link to confirm an address', send, request.log);
  }

  function passwordChanged(request: FastifyRequest, userId: string): { message: string } {
    noteAccount(request, userId);
    notifyOwner(app, request, userId);
    return { message: translate(mailTransport(app, request).language, 'messages', 'passwordChanged') };
  }
}
