import type { Db } from '../../../database/open.ts';
import { withoutWaiting } from '../../../database/transaction.ts';
import { ConflictError, RateLimitedError } from '../../../http/errors.ts';
import { addHits, findWindow, keyHash, takeHit } from '../../../http/window-repository.ts';

const hour = 3_600_000;
const accountsPerHour = 50;

/** Accounts that one address may make in an hour, at all servers of a database together. */
export class RegistrationLimit {
  private readonly most: number;

  constructor(factor: number) {
    this.most = accountsPerHour * factor;
  }

  /**
   * Runs a registration, which counts from its beginning until it fails. Not in its transaction: others from the address,
   * as at a club's evening, would wait until that has ended.
   */
  async guard<T>(db: Db, address: string, register: () => Promise<T>): Promise<T> {
    const key = `registrations ${address}`;
    const [window] = await withoutWaiting(db, (trx) => addHits(trx, new Map([[key, 1]]), hour));
    try {
      if (window && window.hits > this.most)
        throw new RateLimitedError(window.left / 1_000, 'tooManyRegistrations');
      return await register();
    } catch (error) {
      await withoutWaiting(db, (trx) => takeHit(trx, key));
      throw error;
    }
  }
}

/** From one address as many as accounts: who sets up a club's may try all of their names again. */
const takenPerHour = { address: 50, email: 20 };

/**
 * The form must say that a name or an email is taken, so whoever asks who has an account can only ask a few times: from
 * one address, and about one email from anywhere.
 */
export class TakenLimit {
  private readonly factor: number;

  constructor(factor: number) {
    this.factor = factor;
  }

  /** Runs a registration; one that meets what is taken counts, and too many of those refuse every other. */
  async guard<T>(db: Db, address: string, email: string, register: () => Promise<T>): Promise<T> {
    const most = new Map([
      [`taken ${address}`, takenPerHour.address * this.factor],
      [`taken ${keyHash(email)}`, takenPerHour.email * this.factor],
    ]);
    for (const [key, allowed] of most) {
      const window = await findWindow(db, key);
      if (window && window.hits >= allowed) throw tooMany(window.left);
    }
    try {
      return await register();
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const windows = await addHits(db, new Map([...most.keys()].map((key) => [key, 1])), hour);
      // Many at once all pass the look before: here each sees the others.
      const full = windows.find(({ key, hits }) => hits > (most.get(key) ?? 0));
      throw full ? tooMany(full.left) : error;
    }
  }
}

function tooMany(left: number): RateLimitedError {
  return new RateLimitedError(left / 1_000, 'tooManyRegistrations');
}
