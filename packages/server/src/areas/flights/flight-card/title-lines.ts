import type { Pen } from './card-fonts.ts';

/** Pixels; the first in which the title has room in so many lines. */
const sizes = [
  { size: 84, lines: 2 },
  { size: 68, lines: 2 },
  { size: 56, lines: 3 },
] as const;

/** A title in lines no wider than `room`, as large as it can be; what is too long for the smallest is cut. */
export function titleLines(pen: Pen, title: string, room: number): { size: number; lines: string[] } {
  for (const { size, lines: most } of sizes) {
    const lines = wrapped(pen, title, size, room);
    if (lines.length <= most) return { size, lines };
  }
  const [{ size, lines: most }] = sizes.slice(-1) as [(typeof sizes)[number]];
  const lines = wrapped(pen, title, size, room);
  return {
    size,
    lines: [...lines.slice(0, most - 1), cut(pen, lines.slice(most - 1).join(' '), size, room)],
  };
}

function wrapped(pen: Pen, title: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ').flatMap((one) => pieces(pen, one, size, room))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.width(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than a line, in parts that are not. */
function pieces(pen: Pen, word: string, size: number, room: number): string[] {
  if (pen.width(word, size) <= room) return [word];
  const parts: string[] = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (pen.width(longer, size) <= room) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

/** With dots where it does not fit. */
export function cut(pen: Pen, text: string, size: number, room: number): string {
  if (pen.width(text, size) <= room) return text;
  const characters = [...text];
  while (characters.length > 0 && pen.width(`${characters.join('').trimEnd()}…`, size) > room)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
