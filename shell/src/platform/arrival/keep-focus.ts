import { isDialogOpen } from '@estela/ui/is-dialog-open';
import { focusQuietly, pageHeading } from './heading.ts';

interface Place {
  element: HTMLElement;
  /** The list that it was in, or at the end of, and its row. */
  list: Element | undefined;
  row: number;
}

const rowTargets = [
  ':is(h2, h3, h4) a[href]',
  // A face that leads where the name beside it does is hidden from who hears the page.
  ':is(a[href], button, input):not(:disabled, [tabindex="-1"])',
];

/**
 * When the focused element goes (a deleted row, a closed dialog whose opener is gone, the last "Load more"), the
 * browser lets the focus fall to the body, and with it the place of whoever uses a keyboard or hears the page. It goes
 * to where it was in the page before, to the row that took the place, or to the page's heading. Returns how to stop.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined;
  let place: Place | undefined;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (target.closest('main')) place = placeOf(target);
  }

  /** Left on purpose, by a press on nothing: then nothing has to be found again. */
  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined;
    });
  }

  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !focused || focused.isConnected || isDialogOpen()) return;
    const target = (place && placeNow(place)) ?? pageHeading();
    if (target) focusQuietly(target);
  });

  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest('[role="list"] > li');
  const list = row?.parentElement ?? listBefore(element);
  return {
    element,
    list,
    row: row ? [...(list?.children ?? [])].indexOf(row) : (list?.children.length ?? 0),
  };
}

/** A button right below a list brings its next rows. */
function listBefore(element: Element): Element | undefined {
  const before = element.parentElement?.previousElementSibling;
  return before?.matches('[role="list"]') ? before : undefined;
}

function placeNow({ element, list, row }: Place): HTMLElement | undefined {
  if (element.isConnected) return element;
  if (!list?.isConnected) return undefined;
  const now = list.children[row] ?? list.lastElementChild;
  for (const target of rowTargets) {
    const found = now?.querySelector<HTMLElement>(target);
    if (found) return found;
  }
  return undefined;
}
