import { escapeHtml } from '@estela/contracts/html';
import { menuEntries, standInEntry, visiblePlaces } from '@estela/contracts/menu';
import type { Composition } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';

/**
 * Writes the live menus into a prerendered page, which guests alone see: its stand-in list items are repeated for each
 * entry, so that the page is what the shell will draw.
 */
export function withMenus(page: string, composition: Composition, language: Language): string {
  return visiblePlaces.reduce((html, place) => {
    const { path, text, icon } = standInEntry(place);
    const item = new RegExp(`<li>(?:(?!<li>).)*${path}.*?</li>`, 'gs');
    const entries = menuEntries(composition, place, 'guest');
    return html.replace(item, (pattern) =>
      entries
        .map((entry) =>
          pattern
            .replaceAll(path, () => escapeHtml(entry.path))
            .replaceAll(text[language], () => escapeHtml(entry.text[language]))
            .replaceAll(icon, () => escapeHtml(entry.icon ?? '')),
        )
        .join(''),
    );
  }, page);
}
