import { calls } from '@estela/contracts';
import { sql } from 'kysely';
import { URI } from 'otpauth';
import { linksTo } from './mailbox.ts';
import type { CallAnswer, TestServer } from './test-server.ts';

/** A valid code, as if the last one had been used at least half a minute ago. */
async function freshCode(server: TestServer, uri: string): Promise<string> {
  await sql`update users set totp_step = null`.execute(server.db);
  const totp = URI.parse(uri);
  if (!('period' in totp)) throw new Error(`no TOTP: ${uri}`);
  return totp.generate();
}

/** Somebody who acts on one account, with their credentials: a password, a session, an app for codes. */
export class AccountActor {
  token = '';
  /** Secret of the second factor that they have set up or know. */
  uri: string | undefined;
  private readonly server: TestServer;
  private readonly userId: string;
  password: string;

  constructor(server: TestServer, userId: string, password: string) {
    this.server = server;
    this.userId = userId;
    this.password = password;
  }

  async code(): Promise<string | undefined> {
    return this.uri && freshCode(this.server, this.uri);
  }

  /** Status and code of the response; stores the session if one begins. */
  async logIn(name: string): Promise<string> {
    const code = await this.code();
    const body = {
      email: name,
      password: this.password,
      ...(code && { code }),
    };
    const answer = await this.server.call(calls.login, { body });
    if (answer.status === 200) this.token = answer.body.token;
    return resultOf(answer);
  }

  async setFactor(): Promise<string> {
    const { server, token, password } = this;
    const begun = await server.call(calls.beginSecondFactor, {
      token,
      body: { currentPassword: password },
    });
    if (begun.status !== 200) return resultOf(begun);
    const code = await freshCode(server, begun.body.uri);
    const answer = await server.call(calls.confirmSecondFactor, {
      token,
      body: { code },
    });
    if (answer.status === 200) this.uri = begun.body.uri;
    return resultOf(answer);
  }

  async renewCodes(): Promise<string> {
    const { server, token } = this;
    const body = { code: (await this.code()) ?? '000000' };
    return resultOf(await server.call(calls.confirmSecondFactor, { token, body }));
  }

  async dropFactor(code?: string): Promise<string> {
    const { server, token, password } = this;
    const given = code ?? (await this.code());
    const body = { currentPassword: password, ...(given && { code: given }) };
    const answer = await server.call(calls.removeSecondFactor, { token, body });
    if (answer.status === 204) this.uri = undefined;
    return resultOf(answer);
  }

  async changePassword(newPassword: string): Promise<string> {
    const { server, token, password } = this;
    const body = { currentPassword: password, newPassword };
    const answer = await server.call(calls.changePassword, { token, body });
    if (answer.status === 200) this.password = newPassword;
    return resultOf(answer);
  }

  /** Changes the address and opens the link sent there. */
  async moveTo(email: string): Promise<string> {
    const { server, token, password, userId } = this;
    const body = { email, currentPassword: password };
    const asked = await server.call(calls.updateUser, {
      params: { id: userId },
      token,
      body,
    });
    if (asked.status !== 200) return resultOf(asked);
    const link = (await linksTo(server, email, '/verify-email')).at(-1) ?? 'none';
    return resultOf(await server.call(calls.verifyEmail, { body: { token: link } }));
  }

  async endOtherSessions(): Promise<string> {
    return resultOf(await this.server.call(calls.endOtherSessions, { token: this.token }));
  }

  async deleteAccount(code?: string): Promise<string> {
    const { server, token, password, userId } = this;
    const body = { password, ...(code && { code }) };
    return resultOf(
      await server.call(calls.deleteUser, {
        params: { id: userId },
        token,
        body,
      }),
    );
  }

  /** Sets a password with a link sent to `address`. */
  async reset(address: string, password: string): Promise<string> {
    const { server } = this;
    await server.call(calls.requestPasswordReset, { body: { email: address } });
    const token = (await linksTo(server, address, '/restore-password')).at(-1) ?? 'none';
    const answer = await server.call(calls.resetPassword, {
      body: { token, password },
    });
    if (answer.status === 200) this.password = password;
    return resultOf(answer);
  }

  async undo(token: string): Promise<string> {
    return resultOf(await this.server.call(calls.undoEmail, { body: { token } }));
  }

  /** Is the session still valid? */
  async isIn(): Promise<boolean> {
    return (
      (
        await this.server.call(calls.getProfile, {
          token: this.token || 'none',
        })
      ).status === 200
    );
  }
}

/** `200`, or a status with its code and the fields that it names: `400 VALIDATION code`. */
function resultOf({ status, error }: CallAnswer<(typeof calls)[keyof typeof calls]>): string {
  if (status < 300) return String(status);
  return [status, error.code, ...Object.keys(error.fields ?? {})].join(' ');
}
