import type { Language, UpkeepKind } from '@estela/contracts';
import type { ColumnType } from 'kysely';
import type { Dated, Day, GivenInstant, Instant } from './column-types.ts';

interface UpkeepEntryTable extends Dated {
  id: string;
  drone_id: string;
  kind: UpkeepKind;
  at: GivenInstant;
  text: string;
  cost_minor: number | null;
  currency: string | null;
  component_id: string | null;
  component_name: string | null;
}

interface ReminderRuleTable extends Dated {
  id: string;
  owner_id: string;
  drone_id: string | null;
  component_id: string | null;
  equipment_item_id: string | null;
  text: string;
  every_days: number | null;
  every_flights: number | null;
  every_minutes: number | null;
  since: Instant;
  time_zone: string;
  due_on: Day;
  told_at: ColumnType<Date | null, Date | string | undefined, Date | string | null>;
}

/** What is done to gear, and what reminds of it. */
export interface UpkeepSchema {
  upkeep_entries: UpkeepEntryTable;
  reminder_rules: ReminderRuleTable;
  calendar_links: { user_id: string; token_hash: Buffer; language: Language; created_at: Instant };
}
