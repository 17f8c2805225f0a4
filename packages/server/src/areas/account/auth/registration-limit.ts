import type { Db } from '../../../database/open.ts';
import { withoutWaiting } from '../../../database/transaction.ts';
import { RateLimitedError } from '../../../http/errors.ts';
import { addHits, takeHit } from '../../../http/window-repository.ts';

const perHour = 50;
const hour = 3_600_000;

/** Accounts that one address may make in an hour, at all servers of a database together. */
export class RegistrationLimit {
  private readonly most: number;

  constructor(factor: number) {
    this.most = perHour * factor;
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
