/** A pasted link as an address: `youtu.be/abc` means https. What is no address stays as typed. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text);
  const looksLikeHost = /^[^\s/]+\.[^\s/]+/.test(text);
  return hasScheme || !looksLikeHost ? text : `https://${text}`;
}
