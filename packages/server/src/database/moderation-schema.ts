import type { AppealStatus, ModerationAct, ReportKind, ReportReason, ReportStatus } from '@estela/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Dated, Instant } from './column-types.ts';

type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

interface ReportTable extends Dated {
  id: string;
  reporter_id: string;
  accused_id: string | null;
  kind: ReportKind;
  target_id: string;
  group_id: string | null;
  kept_at: OptionalInstant;
  reason: ReportReason;
  text: Generated<string>;
  title: string;
  content: string;
  status: Generated<ReportStatus>;
  decided_by: string | null;
}

interface ActTable {
  id: string;
  user_id: string;
  admin_id: string | null;
  act: ModerationAct;
  kind: ReportKind;
  target_id: string;
  title: string;
  reason: ReportReason | null;
  note: Generated<string>;
  until: OptionalInstant;
  created_at: Instant;
  appeal: string | null;
  appealed_at: OptionalInstant;
  appeal_status: AppealStatus | null;
  appeal_note: Generated<string>;
  appeal_decided_by: string | null;
}

/** What pilots report, and what administrators decide. */
export interface ModerationSchema {
  reports: ReportTable;
  moderation_acts: ActTable;
  suspensions: {
    user_id: string;
    reason: ReportReason;
    note: Generated<string>;
    until: OptionalInstant;
    created_at: Instant;
  };
}
