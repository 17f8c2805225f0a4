import { type Language, languages, storageKeys } from '@estela/contracts/values';

const pair = new RegExp(`(?:^|;)\\s*${storageKeys.language}=(${languages.join('|')})\\s*(?:;|$)`);

/**
 * The language of a page: the visitor's choice, which the browser keeps in a cookie, else Spanish. The browser's
 * `Accept-Language` does not count, as it does not in the client: HTML and client must agree.
 */
export function languageOf(cookies = ''): Language {
  return (pair.exec(cookies)?.[1] as Language | undefined) ?? languages[0];
}
