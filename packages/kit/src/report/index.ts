export { ReportButton, type ReportButtonProps } from './report-button.tsx';
export { ReportDialog } from './report-dialog.ts';
export { ReportMenuItem } from './report-menu-item.tsx';
export type { ReportDialogProps, ReportSubject } from './report-subject.ts';
