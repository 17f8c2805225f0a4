import { escapeHtml } from '@estela/contracts/html';
import { menuEntries, placeholderEntry, placeholders, visiblePlaces } from '@estela/contracts/menu';
import type { MenuEntry } from '@estela/contracts/platform';
import type { Composition, WaitingVisitor } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';

export interface MenusOf {
  composition: Composition;
  language: Language;
  visitor: WaitingVisitor;
  /** The page's own path: its entry is marked as the current one. */
  path?: string;
}

/**
 * Writes the live menus into a prerendered page: its placeholder list items are repeated for each entry, so that the page is
 * what the shell will draw.
 */
export function withMenus(page: string, { composition, language, visitor, path }: MenusOf): string {
  return visiblePlaces.reduce((html, place) => {
    const entries = menuEntries(composition, place, visitor);
    // Where the shell's side menu has its middle.
    const middle = entries.length >> 1;
    const shares = { first: entries.slice(0, middle), rest: entries.slice(middle) };
    return placeholders.reduce(
      (filled, part) => filledIn(filled, placeholderEntry(place, part), shares[part], language, path),
      filledIn(html, placeholderEntry(place), entries, language, path),
    );
  }, page);
}

function filledIn(
  html: string,
  standIn: ReturnType<typeof placeholderEntry>,
  entries: MenuEntry[],
  language: Language,
  path: string | undefined,
): string {
  const item = new RegExp(`<li>(?:(?!<li>).)*${standIn.path}".*?</li>`, 'gs');
  return html.replace(item, (pattern) =>
    entries
      .map((entry) =>
        pattern
          .replace('<li>', entry.wideOnly ? '<li data-wide="true">' : '<li>')
          .replace('<a ', entry.path === path ? '<a aria-current="page" ' : '<a ')
          .replaceAll(standIn.path, () => escapeHtml(entry.path))
          .replaceAll(standIn.text[language], () => escapeHtml(entry.text[language]))
          .replaceAll(standIn.icon, () => escapeHtml(entry.icon ?? '')),
      )
      .join(''),
  );
}
