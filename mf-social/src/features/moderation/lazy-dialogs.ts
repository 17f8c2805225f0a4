import { lazyDialog } from '@estela/ui/lazy';

/** Forms weigh more than the queue: their dialogs come when they are opened. */
export const DecideDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "decide-dialog" */ './decide-dialog.tsx')).DecideDialog,
);
export const PilotRecordDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "pilot-record" */ './pilot-record-dialog.tsx')).PilotRecordDialog,
);
