import { lazyDialog } from '@estela/ui/lazy';
import type { ReportDialogProps } from './report-subject.ts';

/** The dialog of a `ReportMenuItem`: it stands beside the menu, which goes when an item is chosen. */
export const ReportDialog = lazyDialog<ReportDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "report-dialog" */ './report-dialog-content.tsx')).ReportDialogContent,
);
