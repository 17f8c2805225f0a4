import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../database/open.ts';
import { ApiError, InvalidInputError, RateLimitedError } from '../../../http/errors.ts';
import { unseal } from '../../../identity/sealed.ts';
import { tokenHash } from '../../../identity/tokens.ts';
import { findFactor, takeRecoveryCode, takeStep } from './factor-repository.ts';
import { forgetLoginFailures, insertLoginFailure } from './login-failures.ts';

/** In 15 minutes, from all addresses together: only who knows the password gets this far. */
const maxFailures = 10;

/**
 * At login: throws until a code of the app, or a recovery code, comes with the right password. Returns how many recovery
 * codes are left where one of them was used.
 */
export async function requireCode(
  db: Db,
  userId: string,
  code: string | undefined,
): Promise<number | undefined> {
  if (code === undefined) throw new ApiError('SECOND_FACTOR');
  const wrong = () =>
    new ApiError('SECOND_FACTOR', {
      text: 'codeInvalid',
      fields: { code: 'codeInvalid' },
    });
  return (await takeCode(db, userId, code, wrong)).left;
}

/** In a session: 400 on `code` until it comes. Not a 401: that would end the session in the browser. */
export async function proveCode(db: Db, userId: string, code: string | undefined): Promise<void> {
  if (code === undefined) throw new InvalidInputError({ code: 'codeRequired' }, 'codeRequired');
  await takeCode(db, userId, code, wrongCode);
}

/** Of the app alone: it shows that its owner has the secret. */
export async function proveApp(db: Db, userId: string, code: string): Promise<void> {
  await counted(db, userId, async () => {
    if (!(await takeTotp(db, userId, code))) throw wrongCode();
  });
}

function takeCode(db: Db, userId: string, code: string, wrong: () => ApiError): Promise<{ left?: number }> {
  return counted(db, userId, async () => {
    if (/^\d{6}$/.test(code) && (await takeTotp(db, userId, code))) return {};
    const left = await takeRecoveryCode(db, userId, recoveryCodeHash(code));
    if (left === undefined) throw wrong();
    return { left };
  });
}

function wrongCode(): InvalidInputError {
  return new InvalidInputError({ code: 'codeInvalid' }, 'codeInvalid');
}

/** A try counts before it is looked at, so that many at once do not all pass; one that is right forgets them. */
async function counted<T>(db: Db, userId: string, attempt: () => Promise<T>): Promise<T> {
  const key = createHash('sha256').update(`code\0${userId}`).digest();
  const { failures, secondsLeft } = await insertLoginFailure(db, key);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyCodes');
  const result = await attempt();
  await forgetLoginFailures(db, [key]);
  return result;
}

async function takeTotp(db: Db, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (!factor?.secret) return false;
  const step = stepOf(unseal(factor.key, factor.secret, userId), code);
  return step !== undefined && takeStep(db, userId, step);
}

const recoveryCodes = 10;
/** No 0 and o, 1 and l: they are written down by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const codeGroups = 4;
const groupLength = 6;

/** Ten codes of 120 random bits, which therefore need no slow hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () => Array.from({ length: codeGroups }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** However it was typed. */
export function recoveryCodeHash(code: string): Buffer {
  return tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** Seconds that a code lasts; one before and one after count too, since clocks differ. */
const codeSeconds = 30;
const stepsAround = 1;

/** What every app takes, so that no app needs more than the secret. */
function totpOf(secret: Buffer, username = ''): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer: 'Estela',
    label: username,
    secret: new Secret({ buffer: bytes.buffer }),
    period: codeSeconds,
  });
}

/** 160 bits, as the RFC advises. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** The secret as one types it, and the address that an app reads from a QR code. */
export function totpSetup(secret: Buffer, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The step that a code belongs to; undefined when the code is not valid now. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: stepsAround });
  return delta === null ? undefined : Math.floor(now / 1_000 / codeSeconds) + delta;
}
