import type { Db } from '../../database/open.ts';
import { RateLimitedError } from '../../http/errors.ts';
import { addHits, findWindow } from '../../http/window-repository.ts';

const perHour = 50;
const hour = 3_600_000;

/** Accounts that one address may make in an hour, at all servers of a database together. */
export class RegistrationLimit {
  private readonly most: number;

  constructor(factor: number) {
    this.most = perHour * factor;
  }

  /** Checked before the work is done; {@link count} decides. */
  async refuse(db: Db, address: string): Promise<void> {
    const window = await findWindow(db, keyOf(address));
    if (window && window.hits + 1 > this.most) throw tooMany(window.left);
  }

  /**
   * In the transaction that makes the account: what fails is not counted, and of two at once one waits for the other.
   */
  async count(trx: Db, address: string): Promise<void> {
    const [window] = await addHits(trx, new Map([[keyOf(address), 1]]), hour);
    if (window && window.hits > this.most) throw tooMany(window.left);
  }
}

const keyOf = (address: string) => `registrations ${address}`;

function tooMany(left: number): RateLimitedError {
  return new RateLimitedError(left / 1_000, 'tooManyRegistrations');
}
