/**
 * The first letters or digits of the first two words that have one, upper case: signs and emoji are passed over. A name of emoji
 * alone has its first.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const letters = words.flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  return (letters.slice(0, 2).join('') || firstSign(name)).toLocaleUpperCase();
}

function firstSign(name: string): string {
  const [sign] = new Intl.Segmenter().segment(name.trim());
  return sign?.segment ?? '';
}

/** How many avatar colours the style sheet knows. */
const hues = 6;

/** The same name has the same colour everywhere. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % hues;
}
