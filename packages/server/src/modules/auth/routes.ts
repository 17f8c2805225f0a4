import { calls } from '@estela/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import { pickLanguage } from '../../http/language.ts';
import { route } from '../../http/route.ts';
import { translate } from '../../http/texts.ts';
import { bearerToken } from '../../identity/authenticate.ts';
import { tokenHash } from '../../identity/tokens.ts';
import { logIn } from './login.ts';
import { type MailTransport, requestReset, resetPassword, tellPasswordChanged } from './password-reset.ts';
import { registerPilot } from './registration.ts';
import { RegistrationLimit } from './registration-limit.ts';
import { deleteSession } from './repository.ts';

export async function authRoutes(app: FastifyInstance): Promise<void> {
  const limit = new RegistrationLimit(app.config.rateLimitFactor);

  route(app, calls.login, ({ db, body, request }) => logIn(db, body, addressKey(request.ip)));

  route(app, calls.register, async ({ db, body, request }) => {
    const address = addressKey(request.ip);
    await limit.refuse(db, address);
    return registerPilot(db, body, (trx) => limit.count(trx, address));
  });

  route(app, calls.logout, async ({ db, request }) => {
    const token = bearerToken(request.headers.authorization);
    if (token) await deleteSession(db, tokenHash(token));
    return undefined;
  });

  route(app, calls.requestPasswordReset, async ({ db, body, request }) => {
    const transport = mailTransport(app, request);
    app.background.start('password reset', () => requestReset(transport, db, body.email), request.log);
    return { message: translate(transport.language, 'messages', 'resetRequested') };
  });

  route(app, calls.resetPassword, async ({ db, body, request }) => {
    const userId = await resetPassword(db, body.token, body.password);
    const transport = mailTransport(app, request);
    app.background.start(
      'password changed',
      () => tellPasswordChanged(transport, app.db, userId),
      request.log,
    );
    return { message: translate(transport.language, 'messages', 'passwordChanged') };
  });
}

/** Nothing of the request but its language: hosts that it names never get into a mail. */
function mailTransport({ mailer, config }: FastifyInstance, { headers, log }: FastifyRequest): MailTransport {
  return { mailer, config, log, language: pickLanguage(headers['accept-language']) };
}
