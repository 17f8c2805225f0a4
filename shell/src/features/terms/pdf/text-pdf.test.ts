import { widthOf } from './helvetica.ts';
import { page, pagesOf } from './pdf-lines.ts';
import { textPdf } from './text-pdf.ts';

const long = 'Los mapas (y las zonas) son información: «no» un permiso. '.repeat(150).trim();
const text = {
  title: 'Términos',
  language: 'es',
  date: '2025-01-15',
  paragraphs: [
    { tag: 'H1', text: 'Términos' },
    { tag: 'P', text: long },
    { tag: 'H2', text: '2. Tu cuenta' },
    { tag: 'P', text: 'Qué y cómo' },
  ],
} as const;

test('the same text gives the same file, in ASCII', () => {
  const file = textPdf(text);
  expect(textPdf(text)).toBe(file);
  expect(file).toMatch(/^%PDF-1\.7\n[\n -~]*%%EOF\n$/);
  expect(file).toContain('CreationDate(D:20250115000000Z)');
});

test('each object is where the table says, and each stream has its stated length', () => {
  const file = textPdf(text);
  const start = Number(file.match(/startxref\n(\d+)/)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => file.slice(place).split('\n', 1)[0])).toEqual(
    places.map((_, index) => `${index + 1} 0 obj`),
  );
  for (const [, length, content] of file.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

test('lines fit between the margins, on as many pages as needed', () => {
  const pages = pagesOf(text.paragraphs);
  expect(pages.length).toBeGreaterThan(1);
  for (const { style, y, lines } of pages.flat()) {
    for (const line of lines)
      expect(widthOf(line, style.face, style.size)).toBeLessThanOrEqual(page.width - 2 * page.margin);
    expect(y - (lines.length - 1) * style.leading).toBeGreaterThanOrEqual(page.margin);
  }
  const joined = pages
    .flat()
    .filter(({ paragraph }) => paragraph === 1)
    .flatMap(({ lines }) => lines)
    .join(' ');
  expect(joined).toBe(long);
});

test('a letter with an accent is as wide as the letter, and punctuation has its own width', () => {
  expect(widthOf('ñÁ', 'plain', 1000)).toBe(widthOf('nA', 'plain', 1000));
  expect(widthOf('“…”', 'bold', 1000)).toBe(2000);
});
