import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../database/open.ts';
import { withoutWaiting } from '../../database/transaction.ts';
import { RateLimitedError } from '../../http/errors.ts';
import { addHits, findWindow } from '../../http/window-repository.ts';
import { keyHash } from './key-hash.ts';

const hour = 3_600_000;
const freeFailures = 50;
/** Milliseconds: what each failure beyond those adds, and the most that a try waits. */
const step = 100;
const longest = 5_000;
/** Tries that wait in this process; the rest are refused, so that waiting costs us no memory worth an attack. */
const mostWaiting = { account: 20, all: 200 };

/** Milliseconds that a try waits after so many failures of its account in the last hour. */
export function delayAfter(failures: number): number {
  return Math.min(longest, Math.max(0, failures - freeFailures + 1) * step);
}

/**
 * Slows down the guessing of one account's password from many addresses, each of which stays below its lock. Nobody is
 * locked out: the owner waits some seconds too.
 */
export class LoginDelay {
  private readonly waiting = new Map<string, number>();
  private all = 0;

  /** `name`: of an account, or what was typed where there is none. Both wait alike, or the wait would tell them apart. */
  async hold(db: Db, name: string): Promise<void> {
    const key = keyOf(name);
    const delay = delayAfter((await findWindow(db, key))?.hits ?? 0);
    if (delay === 0) return;
    const waiting = this.waiting.get(key) ?? 0;
    if (waiting >= mostWaiting.account || this.all >= mostWaiting.all)
      throw new RateLimitedError(delay / 1_000, 'tooManyLogins');
    this.waiting.set(key, waiting + 1);
    this.all += 1;
    await wait(delay);
    this.all -= 1;
    const left = (this.waiting.get(key) ?? 1) - 1;
    if (left > 0) this.waiting.set(key, left);
    else this.waiting.delete(key);
  }

  async count(db: Db, name: string): Promise<void> {
    await withoutWaiting(db, (trx) => addHits(trx, new Map([[keyOf(name), 1]]), hour));
  }
}

const keyOf = (name: string) => `failed logins ${keyHash(name)}`;
