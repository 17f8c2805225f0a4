/** Loads the document anew at the same address. */
export function reloadPage(): void {
  location.reload();
}
