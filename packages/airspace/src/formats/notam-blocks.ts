/** A number in the first line of a NOTAM: of a line that says so, or that its items follow. */
const header =
  /^[ \t]*\(?[ \t]*(?:NOTAM[ \t]+)?[A-Z][ \t]?\d{1,4}\/\d\d(?:\d\d)?\b(?=[^\n]*\bNOTAM[NRC]\b|[^\n]*\s+[QABE]\))/i;
const item = /(?:^|\s)[A-GQ]\)/i;

/** How a NOTAM goes on that has lost the lines before, and what one has that cannot go on like this. */
const openings = [
  { opening: /^[ \t]*Q\)/i, before: /(?:^|\s)[QABE]\)/i },
  {
    opening: /^[ \t]*A\)\s*[A-Z]{4}(?:\s+[A-Z]{4})*\s+B\)\s*\d{10}/i,
    before: /(?:^|\s)[ABE]\)/i,
  },
  { opening: /^[ \t]*B\)\s*\d{10}\s+C\)/i, before: /(?:^|\s)[BE]\)/i },
  { opening: /^[ \t]*E\)/i, before: /(?:^|\s)[FG]\)\s*(?:SFC|GND|UNL|FL|\d)/i },
];

/**
 * The NOTAM of a text, one after the other. Each begins with its number; where that line is lost, with an item that the
 * one before has already. What stands before the first and holds no item is a heading.
 */
export function notamBlocks(text: string): string[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const blocks: string[][] = [[]];
  const had = new Set<RegExp>();
  let at = 0;
  for (const line of clean.split('\n')) {
    // Further than this no item goes on that begins here.
    const rest = clean.slice(at, at + 500);
    const isLost = openings.some(({ opening, before }) => had.has(before) && opening.test(rest));
    if (isLost || header.test(rest)) {
      blocks.push([]);
      had.clear();
    }
    for (const { before } of openings) if (before.test(line)) had.add(before);
    blocks.at(-1)?.push(line);
    at += line.length + 1;
  }
  return blocks.map((lines) => lines.join('\n').trim()).filter((one) => item.test(one) || header.test(one));
}
