import { type Face, widthOf } from './helvetica.ts';

/** A title, a heading or a paragraph; the tags of tagged PDF. */
export type Tag = 'H1' | 'H2' | 'P';

export interface Paragraph {
  tag: Tag;
  text: string;
}

/** Points. */
interface Style {
  face: Face;
  size: number;
  leading: number;
  above: number;
  /** Space that must be left below it on the same page. */
  keep: number;
}

/** A paragraph's lines on one page; `y` is the base line of the first, measured from the lower edge. */
export interface Piece {
  paragraph: number;
  tag: Tag;
  style: Style;
  y: number;
  lines: string[];
}

/** A4, with the margins. */
export const page = { width: 595, height: 842, margin: 64 };

const styles: Record<Tag, Style> = {
  H1: { face: 'bold', size: 22, leading: 28, above: 0, keep: 60 },
  H2: { face: 'bold', size: 14, leading: 20, above: 20, keep: 40 },
  P: { face: 'plain', size: 11, leading: 16, above: 6, keep: 0 },
};

/** The pages, each with its pieces from top to bottom. */
export function pagesOf(paragraphs: readonly Paragraph[]): Piece[][] {
  const pages: Piece[][] = [[]];
  const top = page.height - page.margin;
  let y = top;
  for (const [index, { tag, text }] of paragraphs.entries()) {
    const style = styles[tag];
    let piece: Piece | undefined;
    y -= style.above;
    for (const line of linesOf(text, style)) {
      if (y - style.leading - style.keep < page.margin) {
        pages.push([]);
        piece = undefined;
        y = top;
      }
      y -= style.leading;
      if (!piece) {
        piece = { paragraph: index, tag, style, y, lines: [] };
        pages.at(-1)?.push(piece);
      }
      piece.lines.push(line);
    }
  }
  return pages;
}

function linesOf(text: string, { face, size }: Style): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    const fits = lines.length > 0 && widthOf(longer, face, size) <= page.width - 2 * page.margin;
    if (fits) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
