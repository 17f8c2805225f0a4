import * as drawings from 'country-flag-icons/string/3x2';

const named: Readonly<Record<string, string>> = drawings;

/** The flag of a country by its ISO code, as an address. A weight of its own: loaded once a country is shown. */
export function flagPicture(code: string): string | undefined {
  const drawing = named[code];
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
