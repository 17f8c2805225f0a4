/** People leave out the scheme: `tienda.es/gafas` means https. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  return text && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text;
}
