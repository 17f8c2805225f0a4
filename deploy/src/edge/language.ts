import { type Language, languages, storageKeys } from '@estela/contracts/values';

const cookieName = storageKeys.language;

/** The language of a page: the visitor's own choice, else the browser's, else Spanish. */
export function languageOf(headers: { cookie?: string; 'accept-language'?: string }): Language {
  return fromCookie(headers.cookie) ?? fromBrowser(headers['accept-language']) ?? languages[0];
}

function known(name: string | undefined): Language | undefined {
  return languages.find((language) => language === name?.toLowerCase());
}

function fromCookie(cookie = ''): Language | undefined {
  const pair = cookie.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  return known(pair?.trim().slice(cookieName.length + 1));
}

function fromBrowser(accepted = ''): Language | undefined {
  const wishes = accepted.split(',').flatMap((wish) => {
    const [tag = '', ...rest] = wish.trim().split(';');
    const language = known(tag.split('-')[0]);
    const quality = Number(rest.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.language;
}
