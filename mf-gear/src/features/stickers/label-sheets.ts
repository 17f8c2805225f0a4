/** A sheet of labels on A4, in millimetres. */
export interface LabelSheet {
  /** As printed on the packet. */
  id: '63.5x38.1' | '70x37' | '45.7x21.2' | '38.1x21.2';
  columns: number;
  rows: number;
  width: number;
  height: number;
  top: number;
  left: number;
  /** Gap between two labels of a row; rows touch. */
  gap: number;
}

/** Sheets sold in Spain (Avery L7160, 3474, L7636, L7651, and Apli's and others' of the same dimensions). */
export const labelSheets: readonly LabelSheet[] = [
  { id: '63.5x38.1', columns: 3, rows: 7, width: 63.5, height: 38.1, top: 15.15, left: 7.2, gap: 2.55 },
  { id: '70x37', columns: 3, rows: 8, width: 70, height: 37, top: 0.5, left: 0, gap: 0 },
  { id: '45.7x21.2', columns: 4, rows: 12, width: 45.7, height: 21.2, top: 21.3, left: 9.75, gap: 2.5 },
  { id: '38.1x21.2', columns: 5, rows: 13, width: 38.1, height: 21.2, top: 10.7, left: 4.75, gap: 2.5 },
];

export function labelsOn({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** Stickers arranged on sheets: the first `skipped` labels are used up already. */
export function sheetsOf<Sticker>(
  stickers: readonly Sticker[],
  sheet: LabelSheet,
  skipped: number,
): (Sticker | null)[][] {
  const size = labelsOn(sheet);
  const places = [...Array.from({ length: skipped }, () => null), ...stickers];
  return Array.from({ length: Math.ceil(places.length / size) }, (_, index) =>
    places.slice(index * size, (index + 1) * size),
  );
}
