import type { UserRole } from '@estela/contracts';

/** Who asks. */
export interface Viewer {
  id: string;
  role: UserRole;
  verified: boolean;
}
