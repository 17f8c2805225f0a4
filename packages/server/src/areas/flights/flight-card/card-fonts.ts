import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font, Glyph, PathCommand } from 'opentype.js';

const packages = join(import.meta.dirname, '../../../../node_modules/@fontsource');

/** The first that has a character draws it. Each file holds the letters of one script. */
const files = [
  'hanken-grotesk/files/hanken-grotesk-latin-800-normal.woff',
  'hanken-grotesk/files/hanken-grotesk-latin-ext-800-normal.woff',
  'hanken-grotesk/files/hanken-grotesk-vietnamese-800-normal.woff',
  'noto-sans/files/noto-sans-cyrillic-800-normal.woff',
  'noto-sans/files/noto-sans-greek-800-normal.woff',
  'noto-emoji/files/noto-emoji-emoji-700-normal.woff',
];

let loading: Promise<Font[]> | undefined;

/** Read with the first card: a start does without. */
function loadFonts(): Promise<Font[]> {
  loading ??= readFonts().catch((error: unknown) => {
    // The next card tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Font[]> {
  const library = await import('opentype.js');
  // Node takes its CommonJS file, which has all in `default`; the bundler its ES module, which has no default.
  const { parse } = library.default ?? library;
  const contents = await Promise.all(files.map((file) => readFile(join(packages, file))));
  // A copy: small files share one buffer of Node.
  return contents.map((content) => parse(new Uint8Array(content).buffer));
}

/** Joiners and variants of emoji, marks of direction: fonts have them, as nothing or as a box. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/u;

export interface Pen {
  /** The text without what no font has: letters of other scripts, joiners of emoji. */
  drawable: (text: string) => string;
  /** In pixels at a size. */
  width: (text: string, size: number) => number;
  /** The outline of a text whose line stands at `y`, as data of an SVG path: no font of the machine is asked. */
  outline: (text: string, at: { x: number; y: number; size: number }) => string;
}

export async function createPen(): Promise<Pen> {
  const fonts = await loadFonts();
  const fontOf = (character: string) =>
    unseen.test(character) ? undefined : fonts.find((font) => font.charToGlyphIndex(character) > 0);

  /** Each glyph with where it begins, in pixels from the start. */
  function place(text: string, size: number) {
    let x = 0;
    let before: { font: Font; glyph: Glyph } | undefined;
    const placed = [...text].flatMap((character) => {
      const font = fontOf(character);
      if (!font) return [];
      const glyph = font.charToGlyph(character);
      const scale = size / font.unitsPerEm;
      if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
      const start = x;
      x += (glyph.advanceWidth ?? 0) * scale;
      before = { font, glyph };
      return [{ glyph, font, start }];
    });
    return { placed, width: x };
  }

  return {
    drawable: (text) =>
      [...text.normalize('NFC')]
        .filter((character) => fontOf(character))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    width: (text, size) => place(text, size).width,
    outline: (text, { x, y, size }) =>
      place(text, size)
        .placed.flatMap(({ glyph, font, start }) =>
          glyph.getPath(x + start, y, size, {}, font).commands.map(written),
        )
        .join(''),
  };
}

/** The library's own writer makes `NaN` of coordinates that nearly are nought, which ends the drawing there. */
function written(command: PathCommand): string {
  const at = (...numbers: number[]) => command.type + numbers.map((number) => number.toFixed(1)).join(' ');
  switch (command.type) {
    case 'M':
    case 'L':
      return at(command.x, command.y);
    case 'Q':
      return at(command.x1, command.y1, command.x, command.y);
    case 'C':
      return at(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
    default:
      return command.type;
  }
}
