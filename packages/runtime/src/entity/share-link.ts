/** The whole address of a page of the product, as others open it. */
export function linkTo(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Whether the link is on the clipboard now: plain-http addresses have none, and a visitor may refuse. */
export async function copyLink(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkTo(path));
    return true;
  } catch {
    return false;
  }
}
