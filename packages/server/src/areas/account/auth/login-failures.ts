import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import { withoutWaiting } from '../../../database/transaction.ts';
import { BusyError, RateLimitedError } from '../../../http/errors.ts';
import { addHits, findWindow, keyHash } from '../../../http/window-repository.ts';
import { verifyPassword } from '../../../identity/passwords.ts';

const maxFailures = 10;

/** Counts a login as failed until it proves right; a window of 15 minutes begins with its first failure. */
export async function insertLoginFailure(
  db: Db,
  key: Buffer,
): Promise<{ failures: number; secondsLeft: number }> {
  const isOver = sql<boolean>`login_failures.since < now() - ${rowLives.loginFailures}`;
  // Every login counts first: each would keep the embedded database waiting for the disk, for a number that a power
  // cut may well take back.
  return withoutWaiting(db, (trx) =>
    trx
      .insertInto('login_failures')
      .values({ key, failures: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when ${isOver} then 1 else login_failures.failures + 1 end`,
          since: sql`case when ${isOver} then now() else login_failures.since end`,
        }),
      )
      .returning([
        'failures',
        sql<number>`extract(epoch from since + ${rowLives.loginFailures} - now())::float8`.as('secondsLeft'),
      ])
      .executeTakeFirstOrThrow(),
  );
}

/** Compares a password for a login that was counted as failed; where there is no room for that now, it was no failure. */
export async function verifyCounted(
  db: Db,
  keys: Buffer[],
  kept: string | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await verifyPassword(kept, password);
  } catch (error) {
    const less = { failures: sql<number>`greatest(failures - 1, 0)` };
    if (error instanceof BusyError)
      await withoutWaiting(db, (trx) =>
        trx.updateTable('login_failures').set(less).where('key', 'in', keys).execute(),
      );
    throw error;
  }
}

export async function forgetLoginFailures(db: Db, keys: Buffer[]): Promise<void> {
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}

/** Where a login comes from, and what for. */
interface Try {
  /** As it was typed, in lower case. */
  name: string;
  /** Undefined where nobody has the name. */
  accountId: string | undefined;
  address: string;
}

interface CountedTry {
  /** What it counts on until it proves right. */
  keys: Buffer[];
  /** Its account had too many, under both of its names together: no password is right any more. */
  isLocked: boolean;
}

/**
 * Counts a login as failed before its password is looked at: many at once must not all pass the lock. Throws 429 where
 * this very name had too many from the address. That the account had is not revealed: who knows one of an account's two
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

const hour = 3_600_000;
const freeFailures = 50;
/** Milliseconds: what each failure beyond those adds, and the most that a try waits. */
const step = 100;
const longest = 5_000;
/**
 * Tries for one name from one address that wait in this process; the rest are refused, so that nobody fills our memory from
 * a few addresses. Those that wait at other addresses refuse none, however many: they would lock the owner out.
 */
const mostWaiting = 3;

/** Milliseconds that a try waits after so many failures with its name in the last hour. */
export function delayAfter(failures: number): number {
  return Math.min(longest, Math.max(0, failures - freeFailures + 1) * step);
}

/**
 * Slows down the guessing of one account's password from many addresses, each of which stays below its lock. Nobody is
 * locked out: the owner waits some seconds too. It goes by the name that is typed, in lower case, whether or not anybody
 * has it: one wait for both names of an account would reveal that they belong together.
 */
export class LoginDelay {
  private readonly waiting = new Map<string, number>();

  async hold(db: Db, name: string, address: string): Promise<void> {
    const key = windowOf(name);
    const delay = delayAfter((await findWindow(db, key))?.hits ?? 0);
    if (delay === 0) return;
    const place = `${key} ${address}`;
    const waiting = this.waiting.get(place) ?? 0;
    if (waiting >= mostWaiting) throw new RateLimitedError(delay / 1_000, 'tooManyLogins');
    this.waiting.set(place, waiting + 1);
    await wait(delay);
    const left = (this.waiting.get(place) ?? 1) - 1;
    if (left > 0) this.waiting.set(place, left);
    else this.waiting.delete(place);
  }

  async count(db: Db, name: string): Promise<void> {
    await withoutWaiting(db, (trx) => addHits(trx, new Map([[windowOf(name), 1]]), hour));
  }
}

const windowOf = (name: string) => `failed logins ${keyHash(name)}`;
