import type { UserRole } from '@estela/contracts';

/** Whose session a request belongs to. */
export interface SessionUser {
  id: string;
  role: UserRole;
  verified: boolean;
}
