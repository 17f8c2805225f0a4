import type { UserRole } from '@estela/contracts';

/** Whose session a request belongs to. */
export interface SessionUser {
  id: string;
  role: UserRole;
  verified: boolean;
  /** Whether the account asks for one: this session then began with it, or switched it on. */
  secondFactor: boolean;
}
