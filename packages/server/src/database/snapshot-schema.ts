import type { Generated } from 'kysely';
import type { Dated, Instant } from './column-types.ts';

/** What flight controllers printed. */
export interface SnapshotSchema {
  drone_snapshots: Dated & {
    id: string;
    drone_id: string;
    at: Instant;
    text: string;
    firmware: string | null;
    version: string | null;
    board: string | null;
    craft: string | null;
    shared: Generated<boolean>;
  };
}
