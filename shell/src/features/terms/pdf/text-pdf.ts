import { pdfString } from './helvetica.ts';
import { type Paragraph, type Piece, page, pagesOf } from './pdf-lines.ts';

export interface PdfText {
  title: string;
  /** `es`. */
  language: string;
  /** As `2025-01-15`; the file's own date. */
  date: string;
  paragraphs: readonly Paragraph[];
}

/** Numbers of the objects that exist once; pages, their contents and the paragraphs follow. */
const one = { catalog: 1, pages: 2, info: 3, plain: 4, bold: 5, structure: 6, parents: 7 };
const firstOfPages = 8;

/**
 * A text as a PDF file of A4 pages, tagged for screen readers. In ASCII, the same file for the same text. No library is
 * used: the smallest maintained ones are larger than the page that offers the file.
 */
export function textPdf({ title, language, date, paragraphs }: PdfText): string {
  const pages = pagesOf(paragraphs);
  const pageNumber = (index: number) => firstOfPages + 2 * index;
  const paragraphNumber = (index: number) => firstOfPages + 2 * pages.length + index;
  const refs = (numbers: number[]) => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

  const objects = [
    `<</Type/Catalog/Pages ${one.pages} 0 R/Lang(${language})/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${one.structure} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Kids${refs(pages.map((_, index) => pageNumber(index)))}/Count ${pages.length}` +
      `/MediaBox[0 0 ${page.width} ${page.height}]` +
      `/Resources<</Font<</plain ${one.plain} 0 R/bold ${one.bold} 0 R>>>>>>`,
    `<</Title${unicode(title)}/Producer(Estela)/CreationDate(D:${date.replaceAll('-', '')}000000Z)>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Type/StructTreeRoot/K${refs(paragraphs.map((_, index) => paragraphNumber(index)))}` +
      `/ParentTree ${one.parents} 0 R>>`,
    `<</Nums[${pages
      .map((pieces, index) => `${index} ${refs(pieces.map(({ paragraph }) => paragraphNumber(paragraph)))}`)
      .join(' ')}]>>`,
    ...pages.flatMap((pieces, index) => [
      `<</Type/Page/Parent ${one.pages} 0 R/Contents ${pageNumber(index) + 1} 0 R/StructParents ${index}>>`,
      stream(pieces.map(drawn).join('\n')),
    ]),
    ...paragraphs.map(({ tag }, paragraph) => {
      const marks = pages.flatMap((pieces, index) =>
        pieces.flatMap((piece, mark) =>
          piece.paragraph === paragraph ? `<</Type/MCR/Pg ${pageNumber(index)} 0 R/MCID ${mark}>>` : [],
        ),
      );
      return `<</Type/StructElem/S/${tag}/P ${one.structure} 0 R/K[${marks.join('')}]>>`;
    }),
  ];
  return file(objects);
}

/** A piece of content, tagged by its place on the page. */
function drawn({ tag, style: { face, size, leading }, y, lines }: Piece, mark: number): string {
  const shown = lines.map((line) => `${pdfString(line)} Tj`).join(' T* ');
  return `/${tag}<</MCID ${mark}>>BDC BT /${face} ${size} Tf ${leading} TL ${page.margin} ${y} Td ${shown} ET EMC`;
}

function stream(content: string): string {
  return `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** A string that is not drawn may contain any character. */
function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}

/** The objects, with the table of their offsets. */
function file(objects: string[]): string {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return (
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<</Size ${size}/Root ${one.catalog} 0 R/Info ${one.info} 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  );
}
