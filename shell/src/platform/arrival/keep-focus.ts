import { isDialogOpen } from '@estela/ui/is-dialog-open';
import { focusQuietly, pageHeading } from './heading.ts';

interface Place {
  element: HTMLElement;
  /** The rows around it, innermost first; for a button right below a list, the place of the next row. */
  rows: RowPlace[];
}

interface RowPlace {
  list: Element;
  /** The rows of the list before the change. */
  siblings: Element[];
  at: number;
}

const row = ':is([role="list"] > li, [role="feed"] > article)';

const rowTargets = [
  ':is(h2, h3, h4) a[href]',
  // A face with the same link as the name beside it is hidden from screen readers.
  ':is(a[href], button, input):not(:disabled, [tabindex="-1"])',
];

/**
 * When the focused element goes (a deleted row, a closed dialog whose opener is gone, the last "Load more"), the
 * browser moves the focus to the body, and users of a keyboard or a screen reader lose their place. This moves it
 * to where it was before, to the row that took the place, or to the page's heading. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | undefined;
  let place: Place | undefined;

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    if (target.closest('main')) place = placeOf(target);
  }

  /** The visitor dropped the focus by pressing on nothing: then it is not restored. */
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
  const rows: RowPlace[] = [];
  for (let inner = element.closest(row); inner; inner = inner.parentElement?.closest(row) ?? null)
    if (inner.parentElement) rows.push(rowPlace(inner.parentElement, inner));
  const list = rows.length > 0 ? undefined : listBefore(element);
  return { element, rows: list ? [rowPlace(list)] : rows };
}

function rowPlace(list: Element, own?: Element): RowPlace {
  const siblings = rowsOf(list);
  return { list, siblings, at: own ? siblings.indexOf(own) : siblings.length };
}

/** A button right below a list loads its next rows. */
function listBefore(element: Element): Element | undefined {
  const before = element.parentElement?.previousElementSibling;
  return before?.matches('[role="list"]') ? before : undefined;
}

function placeNow({ element, rows }: Place): HTMLElement | undefined {
  if (element.isConnected) return element;
  const place = rows.find(({ list }) => list.isConnected);
  return place && targetIn(rowNow(place));
}

/** The row itself if it is still there, else the next one that is, else the row now at its index, else the last. */
function rowNow({ list, siblings, at }: RowPlace): Element | undefined {
  const next = siblings.slice(at).find((sibling) => sibling.parentElement === list);
  const rows = rowsOf(list);
  return next ?? rows[at] ?? rows.at(-1);
}

/** A feed holds gaps, too, in the place of rows to come. */
const rowsOf = (list: Element) => [...list.children].filter((child) => child.matches(row));

function targetIn(found: Element | undefined): HTMLElement | undefined {
  // A row of a feed has the focus itself: far from the screen it is words alone.
  if (found instanceof HTMLElement && found.matches('[role="feed"] > article')) return found;
  for (const target of rowTargets) {
    const control = found?.querySelector<HTMLElement>(target);
    if (control) return control;
  }
  return undefined;
}
