import type { Db } from '../../../database/open.ts';
import { ConflictError, RateLimitedError } from '../../../http/errors.ts';
import { addHits, findWindow } from '../../../http/window-repository.ts';
import { keyHash } from './key-hash.ts';

/** From one address as many as accounts: who sets up a club's may try all of their names again. */
const perHour = { address: 50, email: 20 };
const hour = 3_600_000;

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
      [`taken ${address}`, perHour.address * this.factor],
      [`taken ${keyHash(email)}`, perHour.email * this.factor],
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
