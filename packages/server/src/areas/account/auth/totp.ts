import { Secret, TOTP } from 'otpauth';

/** Seconds that a code lasts; one before and one after count too, since clocks differ. */
const period = 30;
const window = 1;

/** What every app takes, so that none has to be told more than the secret. */
function totpOf(secret: Buffer, username = ''): TOTP {
  const bytes = new Uint8Array(secret);
  return new TOTP({
    issuer: 'Estela',
    label: username,
    secret: new Secret({ buffer: bytes.buffer }),
    period,
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
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1_000 / period) + delta;
}
