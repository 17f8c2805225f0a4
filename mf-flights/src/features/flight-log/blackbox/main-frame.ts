import type { FrameField } from './headers.ts';

/** The encodings that whole frames use. */
const encoding = { signed: 0, unsigned: 1, negative14: 3, none: 9 };
/** The value is counted from the battery's voltage at the start. */
const fromBattery = 9;
/** Letters with which a frame may begin: main ones, slow ones, GPS, home, events, the next log's header. */
const frameLetters = new Set([...'IPSGHE'].map((letter) => letter.charCodeAt(0)));

export interface MainFrame {
  iteration: number;
  /** Microseconds since the controller started. */
  time: number;
  /** By field; what stands after a field that cannot be read is left out. */
  values: Map<string, number>;
  /** Where the next frame begins. */
  end: number;
}

/** Reads a whole ("I") frame whose letter stands before `from`; null for what is none, or breaks off. */
export function readMainFrame(
  bytes: Uint8Array,
  from: number,
  fields: readonly FrameField[],
  batteryReference: number,
): MainFrame | null {
  const values = new Map<string, number>();
  let at = from;
  let isWhole = true;
  for (const field of fields) {
    if (field.encoding === encoding.none) continue;
    if (
      field.encoding !== encoding.signed &&
      field.encoding !== encoding.unsigned &&
      field.encoding !== encoding.negative14
    ) {
      isWhole = false;
      break;
    }
    const read = readVariable(bytes, at);
    if (!read) return null;
    at = read.end;
    const value = decoded(read.value, field.encoding);
    values.set(field.name, field.predictor === fromBattery ? value + batteryReference : value);
  }
  const [iteration, time] = [values.get('loopIteration'), values.get('time')];
  if (iteration === undefined || time === undefined) return null;
  if (isWhole && at < bytes.length && !frameLetters.has(bytes[at] ?? 0)) return null;
  return { iteration, time, values, end: at };
}

function decoded(value: number, how: number): number {
  if (how === encoding.unsigned) return value;
  if (how === encoding.signed) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  const low = value & 0x3fff;
  return -(low & 0x2000 ? low - 0x4000 : low);
}

/** Seven bits a byte, the lowest first; at most 32 bits. */
function readVariable(bytes: Uint8Array, from: number): { value: number; end: number } | null {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[from + index];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { value: value % 2 ** 32, end: from + index + 1 };
  }
  return null;
}
