import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../database/open.ts';
import { withoutWaiting } from '../../../database/transaction.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { addHits, findWindow } from '../../../http/window-repository.ts';
import { keyHash } from './key-hash.ts';

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
 * has it: one wait for both names of an account would tell that they are of one.
 */
export class LoginDelay {
  private readonly waiting = new Map<string, number>();

  async hold(db: Db, name: string, address: string): Promise<void> {
    const key = keyOf(name);
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
    await withoutWaiting(db, (trx) => addHits(trx, new Map([[keyOf(name), 1]]), hour));
  }
}

const keyOf = (name: string) => `failed logins ${keyHash(name)}`;
