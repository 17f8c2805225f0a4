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

/** How many are in use at the fullest instant of the span: what begins and ends, one after another in time. */
export function mostInUse(uses: readonly Use[], span: Span): number {
  const changes = uses
    .filter((use) => overlaps(use, span))
    .flatMap((use) => [
      { at: Math.max(use.from, span.from), by: use.quantity },
      { at: endOf(use), by: -use.quantity },
    ])
    // What ends makes room for what begins at the same instant.
    .sort((a, b) => a.at - b.at || a.by - b.by);
  let inUse = 0;
  let most = 0;
  for (const { by } of changes) {
    inUse += by;
    most = Math.max(most, inUse);
  }
  return most;
}
