import type { OwnUser } from '@estela/contracts';

/** Is it another address? Upper and lower case make no difference. */
export function isOther(next: string, now: string): boolean {
  return next.trim().toLowerCase() !== now.toLowerCase();
}

/** The fields of an account that the form edits. */
export function profileValues({ username, email, name, lastName, privacy, social }: OwnUser) {
  return { username, email, currentPassword: '', name, lastName, privacy, social };
}
