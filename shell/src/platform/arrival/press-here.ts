import type { ShellRouter } from '@estela/runtime';
import { scrollToTop, showAnchor } from './scroll.ts';

/**
 * A press on a link to where the visitor is already: on the current entry of a menu or of a row of tabs, which leads to the
 * top of the page, or on an anchor that the address names already, which is shown once more. Returns a function that stops it.
 */
export function followLinksHere(router: ShellRouter): () => void {
  const onClick = (event: MouseEvent) => press(event, router.state.location);
  // Before the link does what it does: it may change the address.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function press(event: MouseEvent, here: ShellRouter['state']['location']): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  // With a key pressed the link opens elsewhere.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname !== here.pathname) return;
  const isSame = link.search === here.search;
  if (!link.hash && (isSame || link.getAttribute('aria-current') === 'page')) scrollToTop();
  else if (isSame && link.hash === here.hash) showAnchor(link.hash);
}
