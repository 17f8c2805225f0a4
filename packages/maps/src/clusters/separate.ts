/** What one marker stands for, in pixels of the whole map at a zoom level. */
export interface Mark<T> {
  members: readonly T[];
  /** Spots: a member may be a cluster itself. */
  count: number;
  x: number;
  y: number;
}

/** Pixels of a pin around its tip, and between the pins of a ring. */
const pin = { side: 18, above: 42, below: 4 };
const ringGap = 48;

/** Pixels across a cluster of so many spots. */
export function clusterSize(count: number): number {
  if (count < 10) return 40;
  return count < 100 ? 48 : 58;
}

/** Pixels from a ring's middle to its pins, so that no two of them touch. */
export function ringRadius(count: number): number {
  return count < 2 ? 0 : Math.ceil(ringGap / (2 * Math.sin(Math.PI / count)));
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf({ count, x, y }: Mark<unknown>, isLast: boolean): Box {
  if (count > 1 && !isLast) {
    const half = clusterSize(count) / 2 + 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  }
  const radius = ringRadius(count);
  return {
    left: x - radius - pin.side,
    right: x + radius + pin.side,
    top: y - radius - pin.above,
    bottom: y + radius + pin.below,
  };
}

/**
 * Joins marks that would touch until none do: each must be pressed without hitting another (WCAG 2.5.8). At the last
 * zoom level the spots of a mark stand in a ring instead of a cluster.
 */
export function separate<T>(marks: readonly Mark<T>[], isLast: boolean): Mark<T>[] {
  let apart = [...marks];
  for (let before = -1; before !== apart.length; ) {
    before = apart.length;
    apart = joinTouching(apart, isLast);
  }
  return apart;
}

function joinTouching<T>(marks: readonly Mark<T>[], isLast: boolean): Mark<T>[] {
  const boxes = marks
    .map((mark) => ({ mark, box: boxOf(mark, isLast) }))
    .sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top);
  const done: Mark<T>[] = [];
  let open: { mark: Mark<T>; box: Box }[] = [];
  for (const next of boxes) {
    const isPast = ({ box }: { box: Box }) => box.right <= next.box.left;
    done.push(...open.filter(isPast).map(({ mark }) => mark));
    open = open.filter((one) => !isPast(one));
    const touched = open.find(({ box }) => box.top < next.box.bottom && box.bottom > next.box.top);
    if (!touched) {
      open.push(next);
      continue;
    }
    touched.mark = join(touched.mark, next.mark);
    touched.box = boxOf(touched.mark, isLast);
  }
  return [...done, ...open.map(({ mark }) => mark)];
}

function join<T>(a: Mark<T>, b: Mark<T>): Mark<T> {
  const [n, m] = [a.count, b.count];
  return {
    members: [...a.members, ...b.members],
    count: n + m,
    x: (a.x * n + b.x * m) / (n + m),
    y: (a.y * n + b.y * m) / (n + m),
  };
}
