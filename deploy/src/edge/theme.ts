import { type Theme, themeCookie, themes } from '@estela/contracts/values';

const pair = new RegExp(`(?:^|;)\\s*${themeCookie}=(${themes.join('|')})\\s*(?:;|$)`);

/** The theme that the visitor chose, so that the page has it before any script runs; undefined for the system's. */
export function themeOf(cookies = ''): Theme | undefined {
  return pair.exec(cookies)?.[1] as Theme | undefined;
}
