import { centralEntry, endOfZip } from './zip-heads.ts';

const entry = {
  ...{ name: Buffer.from('a'), at: new Date('2026-11-29T10:20:30Z'), isPacked: false },
  ...{ crc: 7, packed: 4, size: 4 },
};

test('an entry behind four gigabytes has its place in a field of 64 bits', () => {
  const near = centralEntry({ ...entry, offset: 0xffff_fffe });
  const far = centralEntry({ ...entry, offset: 5 * 2 ** 30 });
  expect([near.length, near.readUInt32LE(42)]).toEqual([47, 0xffff_fffe]);
  expect([far.length, far.readUInt32LE(42), far.readUInt16LE(30)]).toEqual([59, 0xffff_ffff, 12]);
  expect([far.readUInt16LE(47), far.readUInt16LE(49), far.readBigUInt64LE(51)]).toEqual([
    1,
    8,
    BigInt(5 * 2 ** 30),
  ]);
});

test.each([
  ['its list lies behind four gigabytes', 2, 5 * 2 ** 30],
  ['it has more entries than 16 bits name', 70_000, 1_000],
])('a file says its end in fields of 64 bits where %s', (_why, count, listAt) => {
  const end = endOfZip(count, listAt, 100);
  expect([end.length, end.toString('latin1', 0, 4), end.toString('latin1', 56, 60)]).toEqual([
    98,
    'PK\x06\x06',
    'PK\x06\x07',
  ]);
  expect([end.readBigUInt64LE(32), end.readBigUInt64LE(48), end.readBigUInt64LE(64)]).toEqual([
    BigInt(count),
    BigInt(listAt),
    BigInt(listAt + 100),
  ]);
  expect(endOfZip(2, 1_000, 100)).toHaveLength(22);
});
