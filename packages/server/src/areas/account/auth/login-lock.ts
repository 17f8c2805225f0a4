import { createHash } from 'node:crypto';
import type { Db } from '../../../database/open.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { insertLoginFailure } from './login-failures.ts';

const maxFailures = 10;

/** Where a login comes from, and what for. */
interface Try {
  /** As it was typed, in lower case. */
  name: string;
  /** Undefined where nobody has the name. */
  accountId: string | undefined;
  address: string;
}

export interface CountedTry {
  /** What it counts on until it proves right. */
  keys: Buffer[];
  /** Its account had too many, under both of its names together: no password is right any more. */
  isLocked: boolean;
}

/**
 * Counts a login as failed before its password is looked at: many at once must not all pass the lock. Throws 429 where
 * this very name had too many from the address. That the account had, nobody is told: who knows one of an account's two
 * names would learn by the lock which the other is.
 */
export async function countTry(db: Db, { name, accountId, address }: Try): Promise<CountedTry> {
  const ofName = keyOf(`name\0${name}`, address);
  const { failures, secondsLeft } = await insertLoginFailure(db, ofName);
  if (failures > maxFailures) throw new RateLimitedError(secondsLeft, 'tooManyLogins');
  // Also where nobody has the name: it must not cost less.
  const ofAccount = keyOf(accountId ?? name, address);
  const { failures: ofBoth } = await insertLoginFailure(db, ofAccount);
  return { keys: [ofName, ofAccount], isLocked: ofBoth > maxFailures };
}

function keyOf(whom: string, address: string): Buffer {
  return createHash('sha256').update(`${whom}\0${address}`).digest();
}
