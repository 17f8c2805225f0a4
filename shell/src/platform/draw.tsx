import type { I18n } from '@estela/i18n';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ScreenPage } from './screens.ts';

export interface FirstPage {
  page: ScreenPage | undefined;
  i18n: I18n;
}

/**
 * Draws the shell into `root`. Where the HTML already shows the page as a guest sees it, React takes those elements
 * over as they are, once the page's own chunk is here: nothing flickers or moves, focus and selection stay.
 */
export async function draw(root: HTMLElement, app: ReactNode, first: FirstPage): Promise<void> {
  // What has not been shown by now comes too late.
  document.querySelector('template[data-prerendered]')?.remove();
  // A chunk that does not come shows its failure in the page's place.
  const isPrerendered = root.firstElementChild !== null && (await isPrepared(first));
  if (!isPrerendered) return createRoot(root).render(app);
  const pressed = takePresses(root);
  hydrateRoot(root, app);
  for (const element of pressed) element.click();
}

/** What was pressed while nobody could answer, as if it had not been: from here on presses are React's. */
function takePresses(root: HTMLElement): HTMLElement[] {
  root.onclick = null;
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const element of pressed) {
    element.removeAttribute('data-pressed');
    if (element instanceof HTMLInputElement) element.checked = !element.checked;
  }
  return pressed;
}

function isPrepared(first: FirstPage): Promise<boolean> {
  return prepare(first).then(
    () => true,
    () => false,
  );
}

/** Fetches what a page is drawn by, so that its first drawing is complete. */
export async function prepare({ page, i18n }: FirstPage): Promise<void> {
  const loaded = await page?.prepare?.();
  loaded?.addTexts?.(i18n);
}
