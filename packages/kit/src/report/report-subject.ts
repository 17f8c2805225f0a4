import type { ReportKind } from '@estela/contracts/values';

/** What a report is about. */
export interface ReportSubject {
  kind: ReportKind;
  id: string;
  /** As it is called on screen. */
  name: string;
  /** Where it stands, or a pilot is met: its moderators read the report too. */
  group?: string | undefined;
  /** Whose it is: may be blocked in the same place, and does not report it. */
  pilot?: { _id: string; name: string } | undefined;
}

export interface ReportDialogProps extends ReportSubject {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
