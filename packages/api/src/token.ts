import { storageKeys } from '@estela/contracts/values';

const storageKey = storageKeys.token;

// Where storage is forbidden the session lasts as long as the page.
let inMemory: string | null = null;

/** The session token, or null. Storage is asked each time: another tab may have changed it. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return inMemory;
  }
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
