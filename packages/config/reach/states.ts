import type { Stated } from './stated.ts';

/** Shorter ones are codes of languages and the like. */
const shortest = 3;

/** Whether a test names one of these texts of a catalogue, or a part of one. */
export function states({ words, patterns }: Stated, texts: readonly string[]): boolean {
  const said = [...words].map(plain).filter(({ length }) => length >= shortest);
  return texts.some((text) => {
    const parts = text
      .split(/\{\{[^}]*\}\}/)
      .map(plain)
      .filter(({ length }) => length >= shortest);
    return (
      said.some((word) => hasWords(plain(text), word) || parts.some((part) => word.includes(part))) ||
      [...patterns].some((pattern) => matches(pattern, text))
    );
  });
}

const plain = (text: string) => text.trim().toLowerCase();

function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  return at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

/** What matches anything names nothing. */
function matches(pattern: string, text: string): boolean {
  try {
    const expression = new RegExp(pattern, 'iu');
    return expression.test(text) && !expression.test('');
  } catch {
    return true;
  }
}
