import { type CopyTexts, copyText } from '../clipboard.ts';

/** The whole address of a page of the product, as others open it. */
export function linkTo(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** A page to share: its title, its path, and what to say once its link is copied or could not be. */
export interface SharedPage extends CopyTexts {
  /** Of the entity, for the device's share sheet. */
  title: string;
  path: string;
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export async function sharePage({ title, path, copied, failed }: SharedPage): Promise<void> {
  const data = { title, url: linkTo(path) };
  if (navigator.canShare?.(data)) {
    // Closing the sheet without choosing rejects: that is an answer, not a failure.
    await navigator.share(data).catch(() => undefined);
    return;
  }
  await copyText(data.url, { copied, failed });
}
