import { storageKeys } from '@estela/contracts/values';

const storageKey = storageKeys.token;

// Where storage is forbidden the session lasts as long as the page.
let inMemory: string | null = null;

/** What a header can carry. With anything else every call would fail before it is sent, a guest's too. */
const sendable = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;

/** The session token, or null. Storage is asked each time: another tab may have changed it. */
export function readToken(): string | null {
  let stored = inMemory;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // The one in memory, then.
  }
  if (stored === null || sendable.test(stored)) return stored;
  removeToken();
  return null;
}

export function storeToken(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Kept in memory above.
  }
}

export function removeToken(): void {
  inMemory = null;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
