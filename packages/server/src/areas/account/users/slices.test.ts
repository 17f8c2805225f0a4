import { inSizedBatches, inSlices, type Weighed } from './slices.ts';

describe('slices of a list (C17)', () => {
  const all = Array.from({ length: 250 }, (_, i) => i);

  it('hold every row once, and end with the list', async () => {
    const asked: (number | undefined)[] = [];
    const slices: number[][] = [];
    const read = async (limit: number, last: number | undefined) => {
      asked.push(last);
      const from = last === undefined ? 0 : last + 1;
      return all.slice(from, from + limit);
    };
    for await (const slice of inSlices(read)) slices.push(slice);
    expect(slices.map((slice) => slice.length)).toEqual([100, 100, 50]);
    expect(slices.flat()).toEqual(all);
    expect(asked).toEqual([undefined, 99, 199]);
    slices.length = 0;
    for await (const slice of inSlices(async () => [])) slices.push(slice);
    expect(slices).toEqual([[]]);
  });

  it('are read only when the one before was taken', async () => {
    let read = 0;
    const slices = inSlices(async (limit) => {
      read += 1;
      return Array.from({ length: limit }, () => 0);
    });
    await slices.next();
    await new Promise(setImmediate);
    expect(read).toBe(1);
    await slices.next();
    expect(read).toBe(2);
  });

  it('of large rows hold no more bytes than are meant to be held, and a larger row alone', async () => {
    const kilobytes = [1, 30, 30, 30, 200, 1, 63, 64];
    const rows = kilobytes.map((size, i): Weighed => ({ id: String(i), bytes: size * 1024 }));
    const read: string[][] = [];
    const slices = inSizedBatches(
      async (_, last) => (last ? [] : rows),
      async (ids) => {
        read.push(ids);
        return ids;
      },
    );
    for await (const _ of slices);
    expect(read).toEqual([['0', '1', '2'], ['3'], ['4'], ['5', '6'], ['7']]);
  });
});
