/** The text with a link at its end, on a line of its own. */
export function withCard(text: string, link: string): string {
  const words = text.trimEnd();
  return words === '' ? `${link}\n` : `${words}\n${link}\n`;
}
