/** First letters of the first two words, upper case. Letters are code points: an emoji is not cut in half. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** How many avatar colours the style sheet knows. */
const hues = 6;

/** The same name has the same colour everywhere. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % hues;
}
