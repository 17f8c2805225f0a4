import type { Theme } from './values.ts';

/** When the colour of a theme is drawn around the page: of the chosen one always, without a choice as the system is. */
export function themeMedia(theme: Theme, chosen: Theme | undefined): string {
  if (chosen === undefined) return `(prefers-color-scheme: ${theme})`;
  return theme === chosen ? 'all' : 'not all';
}
