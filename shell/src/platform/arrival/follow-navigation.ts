import type { ShellRouter } from '@estela/runtime';
import { isDialogOpen } from '@estela/ui/is-dialog-open';
import { createAnnouncer } from './announcer.ts';
import { focusQuietly, pageHeading } from './heading.ts';
import { holdPlace } from './hold-place.ts';
import { followLinksHere } from './press-here.ts';
import { scrollToTop, showAnchor, timeout } from './scroll.ts';
import { whenPresent } from './when-present.ts';

/** A control of the page that took the focus while the page loaded. */
const field = ':is(input, select, textarea, [contenteditable])';

/**
 * What happens on every change of page, whichever remote owns it. A new page begins at its top or at the anchor in the
 * address, scrolled to smoothly; Back and Forward return to where the page was left. The new heading takes the focus
 * and the title is read out. A change of the query alone moves nothing, unless it opens another page (a form for its list);
 * a press on a link to the page on screen leads to its top.
 * Returns a function that stops it.
 */
export function followNavigation(router: ShellRouter): () => void {
  const places = new Map<string, number>();
  const announcer = createAnnouncer();
  let current = router.state.location;
  let running: (() => void)[] = [showAnchor(current.hash)];
  const stopFollowingLinks = followLinksHere(router);

  function stopRunning(): void {
    for (const stop of running) stop();
    running = [];
  }

  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    if (location.key === current.key && location.pathname === current.pathname) return;
    // Called before React renders: the document is still that of the page being left.
    const [left, next] = [current, location];
    current = location;
    places.set(left.key, window.scrollY);
    stopRunning();

    const isReturn = historyAction === 'POP';
    const isNewPath = left.pathname !== next.pathname;
    const focused = document.activeElement;
    const look = headingAfter(pageHeading(), isNewPath);

    function arrive(heading: HTMLElement | undefined): void {
      if (!heading && !isNewPath) return;
      announcer.say(document.title);
      focusArrived(heading ?? document.querySelector('main') ?? undefined, focused);
      if (isReturn) running.push(holdPlace(places.get(next.key) ?? 0, timeout));
      else if (next.hash) running.push(showAnchor(next.hash));
      else if (!isNewPath) scrollToTop();
    }

    // Before the document changes, as both force a layout.
    if (isNewPath && !isReturn && !next.hash) scrollToTop();
    announcer.say('');
    if (!isNewPath && next.hash && next.hash !== left.hash) running.push(showAnchor(next.hash));
    else if (!isNewPath && isReturn) running.push(holdPlace(places.get(next.key) ?? 0, timeout));
    running.push(whenPresent(look, timeout, arrive));
  });

  return () => {
    unsubscribe();
    stopFollowingLinks();
    stopRunning();
    announcer.remove();
  };
}

/** Looks for a new heading. On a new path React may have reused the element and changed its text. */
function headingAfter(before: HTMLElement | undefined, isNewPath: boolean): () => HTMLElement | undefined {
  const text = before?.textContent;
  return () => {
    const heading = pageHeading();
    if (heading === before && !(isNewPath && heading?.textContent !== text)) return undefined;
    return heading;
  };
}

/** Not if a dialog is open, or the page or the visitor has moved the focus into a field meanwhile. */
function focusArrived(target: HTMLElement | undefined, focusedBefore: Element | null): void {
  const { activeElement } = document;
  const isTaken = activeElement !== focusedBefore && activeElement?.matches(`main ${field}`);
  if (target && !isTaken && !isDialogOpen()) focusQuietly(target);
}
