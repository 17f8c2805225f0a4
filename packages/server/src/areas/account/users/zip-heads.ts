/** What a ZIP file says of its entries, by APPNOTE 6.3. */

/** An entry whose bytes have been written. */
export interface Written {
  name: Buffer;
  at: Date;
  /** With deflate; its sizes follow its bytes. */
  isPacked: boolean;
  /** Where its head begins. */
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/** Bytes that a field of 32 bits names; where more come before an entry, its place stands in a field of 64. */
const most = 0xffff_ffff;
const mostEntries = 0xffff;
const version = 45;
const utf8 = 1 << 11;
const sizesFollow = 1 << 3;

export function localHead(entry: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(version, 4);
  writeFacts(head, 6, entry, entry.isPacked);
  head.writeUInt16LE(entry.name.length, 26);
  return Buffer.concat([head, entry.name]);
}

/** Behind the bytes of a packed entry. */
export function sizesOf({ crc, packed, size }: Written): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

/** The entry in the list at the end of the file. */
export function centralEntry(entry: Written): Buffer {
  const isFar = entry.offset >= most;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  writeFacts(head, 8, entry, false);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt16LE(isFar ? 12 : 0, 30);
  head.writeUInt32LE(isFar ? most : entry.offset, 42);
  const far = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    far.writeUInt16LE(1, 0);
    far.writeUInt16LE(8, 2);
    far.writeBigUInt64LE(BigInt(entry.offset), 4);
  }
  return Buffer.concat([head, entry.name, far]);
}

/** Flags, method, time, sum and sizes, which both heads have in this order; `areLate`: the last three follow the bytes. */
function writeFacts(head: Buffer, start: number, entry: Written, areLate: boolean): void {
  const { at, isPacked } = entry;
  head.writeUInt16LE(utf8 | (isPacked ? sizesFollow : 0), start);
  head.writeUInt16LE(isPacked ? 8 : 0, start + 2);
  head.writeUInt16LE(
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    start + 4,
  );
  head.writeUInt16LE(
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    start + 6,
  );
  if (areLate) return;
  head.writeUInt32LE(entry.crc, start + 8);
  head.writeUInt32LE(entry.packed, start + 12);
  head.writeUInt32LE(entry.size, start + 16);
}

/** The end of the file: how many entries it has, and where their list stands. */
export function endOfZip(count: number, listAt: number, listBytes: number): Buffer {
  const isLarge = listAt + listBytes >= most || count >= mostEntries;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isLarge ? mostEntries : count, 8);
  end.writeUInt16LE(isLarge ? mostEntries : count, 10);
  end.writeUInt32LE(isLarge ? most : listBytes, 12);
  end.writeUInt32LE(isLarge ? most : listAt, 16);
  return isLarge ? Buffer.concat([largeEnd(count, listAt, listBytes), end]) : end;
}

function largeEnd(count: number, listAt: number, listBytes: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(version, 12);
  end.writeUInt16LE(version, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(listBytes), 40);
  end.writeBigUInt64LE(BigInt(listAt), 48);
  // Where this stands.
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(listAt + listBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
