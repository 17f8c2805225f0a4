import { mostInUse, overlaps } from './occupancy.ts';

const use = (from: number, to: number | null, quantity = 1) => ({ from, to, quantity });

describe('overlaps', () => {
  it.each([
    ['ends where the other begins', [0, 10], [10, 20], false],
    ['shares the last instant before the end', [0, 11], [10, 20], true],
    ['lies within', [0, null], [5, 6], true],
    ['has no end, before one that begins later', [0, null], [900, null], true],
    ['took no time', [10, 10], [10, 20], false],
  ] as const)('one that %s', (_, a, b, expected) => {
    const span = ([from, to]: readonly [number, number | null]) => ({ from, to });
    expect(overlaps(span(a), span(b))).toBe(expected);
    expect(overlaps(span(b), span(a))).toBe(expected);
  });
});

describe('how many of a part are in use', () => {
  it('is the fullest instant, not the sum of all that touch the span', () => {
    expect(mostInUse([use(0, 5, 2), use(5, 9, 3)], { from: 0, to: 9 })).toBe(3);
    expect(mostInUse([use(0, 6, 2), use(5, 9, 3)], { from: 0, to: 9 })).toBe(5);
  });

  it('counts only what shares an instant with the span', () => {
    const uses = [use(0, 5, 4), use(8, null, 2)];
    expect(mostInUse(uses, { from: 5, to: 8 })).toBe(0);
    expect(mostInUse(uses, { from: 4, to: 6 })).toBe(4);
    expect(mostInUse(uses, { from: 20, to: null })).toBe(2);
    expect(mostInUse([], { from: 0, to: null })).toBe(0);
  });
});
