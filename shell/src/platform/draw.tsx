import type { I18n } from '@estela/i18n';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ScreenPage } from './screens.ts';

export interface FirstPage {
  page: ScreenPage | undefined;
  i18n: I18n;
  /** The shell's own texts, if they are still loading. */
  texts?: Promise<void> | undefined;
}

/**
 * Renders the shell into `root`. When the HTML already shows the prerendered page, React hydrates it once the page's
 * own chunk is loaded: nothing flickers or moves, focus and selection stay. Either way in parts, between which the page
 * responds.
 */
export async function draw(root: HTMLElement, app: ReactNode, first: FirstPage): Promise<void> {
  // A prerendered page that is not shown by now is too late.
  document.querySelector('template[data-prerendered]')?.remove();
  // If the chunk fails to load, the page's boundary shows that.
  const isPrerendered = root.firstElementChild !== null && (await isPrepared(first));
  if (!isPrerendered) {
    if (first.texts) await first.texts;
    return startTransition(() => createRoot(root).render(app));
  }
  const pressed = takePresses(root);
  startTransition(() => void hydrateRoot(root, app));
  for (const element of pressed) element.click();
}

/** Undoes the presses made before hydration and returns their elements: from now on React handles presses. */
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

/** Loads the page's chunk and texts, so that its first render is complete. */
export async function prepare({ page, i18n, texts }: FirstPage): Promise<void> {
  const [loaded] = await Promise.all([page?.prepare?.(), texts]);
  loaded?.addTexts?.(i18n);
}
