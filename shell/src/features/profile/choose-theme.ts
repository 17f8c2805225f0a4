import { themeMedia } from '@estela/contracts/theme';
import { type Theme, themeCookie, themes } from '@estela/contracts/values';

export type ThemeChoice = Theme | 'system';

const oneYear = 365 * 24 * 60 * 60;

/** What the visitor chose before: the edge wrote it into the page. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return themes.find((known) => known === theme) ?? 'system';
}

/** Changes the page at once. A cookie, not storage: the edge reads it, so that no page shows the other theme first. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBars(theme === 'system' ? undefined : theme);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = theme === 'system' ? 0 : oneYear;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over plain http
  document.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** Colours the bars that a phone draws around the page; the edge wrote one colour for each theme, in order. */
function colourBars(chosen: Theme | undefined): void {
  const bars = document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, bar] of bars.entries()) {
    const theme = themes[index];
    if (theme) bar.media = themeMedia(theme, chosen);
  }
}
