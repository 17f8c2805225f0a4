/** Whether a dialog is on screen, of whichever React root. */
export function isDialogOpen(): boolean {
  return document.querySelector(':is([role="dialog"], [role="alertdialog"])[data-open]') !== null;
}
