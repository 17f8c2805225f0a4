import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { workQueue } from '../work-queue.ts';

// OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes. Memory in KiB.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * More at once would take the thread pool from everything else, and 19 MiB each. One processor stays free: otherwise
 * logins would delay every other request.
 */
const maxAtOnce = Math.min(4, Math.max(1, availableParallelism() - 1));

/** The last to wait does so for a second or two. */
const hashing = workQueue(maxAtOnce, { waiting: 64, retryAfter: 2 });

/** How a hash at these costs begins. */
const { memoryCost, timeCost, parallelism } = options;
const atTheseCosts = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Kept in a hash's place where no password opens the account. */
export const noPassword = '!';

/** Was it hashed at other costs than a password of today? */
export function isOutdated(kept: string): boolean {
  return !kept.startsWith(atTheseCosts);
}

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(plain(password), options));
}

/**
 * Compares a password with what is kept. Without an account to compare with, an equally long comparison that fails:
 * the time must not reveal whether the account exists.
 */
export function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
  return hashing(async () => {
    const nobody = await nobodysHash();
    const own = kept === noPassword ? undefined : kept;
    const isSame = await verify(own ?? nobody, plain(password), options);
    return isSame && own !== undefined;
  });
}

/** One password typed on two keyboards may come as different code points. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

let nobodys: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobodys ??= hash('a password that opens nothing', options);
  return nobodys;
}
