/** Every PDF reader has these two built in. */
export type Face = 'plain' | 'bold';

/** Widths in thousandths of the size, of the characters from space to tilde, as Adobe's metrics give them. */
const ascii: Record<Face, readonly number[]> = {
  plain: numbers(
    `278 278 355 556 556 889 667 222 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584
    556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278
    278 469 556 222 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500
    334 260 334 584`,
  ),
  bold: numbers(
    `278 333 474 556 556 889 722 278 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584
    611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278
    333 584 556 278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500
    389 280 389 584`,
  ),
};

/** Widths of other characters in our texts; an accented letter is as wide as the plain one. */
const others: Record<string, number> = { '…': 1000, '—': 1000, '¿': 611, '¡': 333, '·': 278, í: 278 };
const quotes = new Map([
  ['plain', { '‘': 222, '’': 222, '“': 333, '”': 333 }],
  ['bold', { '‘': 278, '’': 278, '“': 500, '”': 500 }],
]) as ReadonlyMap<Face, Record<string, number>>;
const usual = 556;

/** Width of a text, in the unit of `size`. */
export function widthOf(text: string, face: Face, size: number): number {
  const thousandths = [...text.replaceAll('\u00a0', ' ')].reduce(
    (sum, character) => sum + widthOfOne(character, face),
    0,
  );
  return (thousandths * size) / 1000;
}

function widthOfOne(character: string, face: Face): number {
  const other = others[character] ?? quotes.get(face)?.[character];
  const letter = character.normalize('NFD').codePointAt(0) ?? 0;
  return other ?? ascii[face][letter - 32] ?? usual;
}

/** Codes of WinAnsiEncoding that differ from Latin 1. */
const numbersOfCharacters: Record<string, number> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
};

/** A text as a PDF string, in ASCII. Characters without a code become a question mark. */
export function pdfString(text: string): string {
  const characters = [...text].map((character) => {
    const number = numbersOfCharacters[character] ?? character.codePointAt(0) ?? 0;
    if (number > 255) return '?';
    if (number > 126) return `\\${number.toString(8)}`;
    return character.replace(/[\\()]/, '\\$&');
  });
  return `(${characters.join('')})`;
}

function numbers(list: string): number[] {
  return list.split(/\s+/).map(Number);
}
