/** A time that some of a part are in use; null ends nowhere. Epoch milliseconds. */
export interface Use {
  from: number;
  to: number | null;
  quantity: number;
}

type Span = Pick<Use, 'from' | 'to'>;

const endOf = ({ to }: Span) => to ?? Number.POSITIVE_INFINITY;

/** Whether both share an instant; what ends when the other begins does not. */
export function overlaps(a: Span, b: Span): boolean {
  return a.from < endOf(b) && b.from < endOf(a);
}

/** How many are in use at the fullest instant of the span. Use only grows where one begins, so those are looked at. */
export function mostInUse(uses: readonly Use[], span: Span): number {
  const within = uses.filter((use) => overlaps(use, span));
  const inUse = (at: number) =>
    within.reduce((sum, use) => sum + (use.from <= at && at < endOf(use) ? use.quantity : 0), 0);
  return Math.max(0, ...within.map(({ from }) => inUse(Math.max(from, span.from))));
}
