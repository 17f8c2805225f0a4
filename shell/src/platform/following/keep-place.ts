import { focusQuietly } from '../arrival/heading.ts';
import { whenPresent } from '../arrival/when-present.ts';

/** Milliseconds for the new version to show what was there before. */
const timeout = 5000;

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/**
 * Call before the content of `area` is replaced on the same page: the height stays until it is loaded, so nothing scrolls,
 * and the focus moves to the element that is the same for the visitor.
 */
export function keepPlace(area: HTMLElement): void {
  const height = area.offsetHeight;
  const old = area.lastElementChild;
  area.style.minHeight = `${height}px`;
  const isNew = () => area.lastElementChild !== old;
  const isFilled = () => (isNew() && (area.lastElementChild?.scrollHeight ?? 0) >= height) || undefined;
  whenPresent(isFilled, timeout, () => {
    area.style.minHeight = '';
  });

  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || !area.contains(focused)) return;
  const wanted = signOf(focused);
  const look = () =>
    isNew()
      ? [...(area.lastElementChild?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(
          (element) => signOf(element) === wanted,
        )
      : undefined;
  whenPresent(look, timeout, (found) => {
    // Meanwhile the page may have moved the focus to its heading, or the visitor may have moved it elsewhere.
    const { activeElement: now } = document;
    const isFree = now === document.body || now === focused || now?.matches('h1, main');
    if (found && isFree) focusQuietly(found);
  });
}

/** Identifies an element as the visitor sees it, in any version. */
function signOf(element: HTMLElement): string {
  const attributes = ['href', 'name', 'type', 'aria-label'].map((name) => element.getAttribute(name));
  return [element.tagName, ...attributes, element.textContent].join('|');
}
