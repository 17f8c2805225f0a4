/** As browsers and Node have it; this package is written for neither. */
declare const URL: { canParse: (text: string) => boolean };

/**
 * What people type for a web address, as an address: `tienda.es/gafas` means https. What is none stays as it was typed. A
 * port is no scheme.
 */
export function completeWebAddress(typed: string): string {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(text);
  if (hasScheme) return text;
  const [, address] = /^(?:\/\/)?([^\s/]+\.[^\s/]+.*)$/s.exec(text) ?? [];
  return address === undefined ? text : `https://${address}`;
}

/** http or https only: anything else could run in a reader's browser. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
