/** Cameras and editors write up to 14. Each goes over the whole picture again. */
const maxScans = 20;
/** Parts of a file with a name and a length. The largest profile has 255, a long XMP some 150. */
const maxSegments = 1_000;

interface Jpeg {
  /** Where it ends. */
  end: number;
  scans: number;
  segments: number;
  /** Of each 8 by 8 block one, in all colours. */
  coefficients: number;
  isProgressive: boolean;
  isWhole: boolean;
}

/** In several scans, all coefficients wait in memory for the last, two bytes each. */
export function jpegDemand(file: Buffer): number {
  const first = readJpeg(file, 0);
  if (isCostly(first)) return Number.POSITIVE_INFINITY;
  // Pictures may follow, as a second one that adds light to the first, or a film whose bytes mean nothing here.
  const start = Buffer.from([0xff, 0xd8, 0xff]);
  for (let at = file.indexOf(start, first.end); at >= 0; ) {
    const next = readJpeg(file, at);
    if (next.isWhole && isCostly(next)) return Number.POSITIVE_INFINITY;
    at = file.indexOf(start, next.end);
  }
  return first.isProgressive || first.scans > 1 ? 2 * first.coefficients : 0;
}

function isCostly({ scans, segments }: Jpeg): boolean {
  return scans > maxScans || segments > maxSegments;
}

function readJpeg(file: Buffer, start: number): Jpeg {
  const jpeg: Jpeg = {
    end: file.length,
    scans: 0,
    segments: 0,
    coefficients: 0,
    isProgressive: false,
    isWhole: false,
  };
  let at = start + 2;
  while (at + 4 <= file.length && !isCostly(jpeg)) {
    const marker = file[at] === 0xff ? (file[at + 1] ?? 0) : 0;
    if (marker === 0xd9) return { ...jpeg, end: at + 2, isWhole: jpeg.coefficients > 0 };
    if (marker < 0xc0 || marker === 0xff) {
      // Filling, or bytes that belong to nothing: the library looks for the next marker too.
      at += 1;
      continue;
    }
    if (marker >= 0xd0 && marker <= 0xd8) {
      at += 2;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    jpeg.segments += 1;
    if (isFrame(marker)) readFrame(jpeg, marker, file.subarray(at + 4, at + 2 + length));
    at += 2 + length;
    if (marker !== 0xda) continue;
    jpeg.scans += 1;
    at = endOfScan(file, at);
  }
  return {
    ...jpeg,
    end: Math.min(at, file.length),
    isWhole: isCostly(jpeg) && jpeg.coefficients > 0,
  };
}

/** Of the markers in this range three are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readFrame(jpeg: Jpeg, marker: number, frame: Buffer): void {
  const count = frame[5] ?? 0;
  if (frame.length !== 6 + 3 * count || count > 4) return;
  const samplings = Array.from({ length: count }, (_, n) => frame[7 + 3 * n] ?? 0);
  const across = samplings.map((sampling) => sampling >> 4);
  const down = samplings.map((sampling) => sampling & 15);
  // Of the largest sampling each picture dot has one, of the others a part.
  const share = samplings.reduce((sum, _, n) => sum + (across[n] ?? 0) * (down[n] ?? 0), 0);
  const pixels = frame.readUInt16BE(1) * frame.readUInt16BE(3);
  jpeg.coefficients = (pixels * share) / Math.max(1, Math.max(...across) * Math.max(...down));
  jpeg.isProgressive = (marker & 3) === 2;
}

/** The next marker that is neither an escaped byte nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; at + 1 < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] ?? 0;
    if (next >= 0xc0 && (next < 0xd0 || next > 0xd7) && next !== 0xff) return at;
  }
  return file.length;
}
