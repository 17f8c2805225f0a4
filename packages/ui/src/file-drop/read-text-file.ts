/** The text of a file, or why there is none. */
export type TextFile = { text: string; problem?: undefined } | { text?: undefined; problem: FileProblem };
/** Why a file has no text: it is empty, longer than the limit, a workbook of a spreadsheet, or not text at all. */
export type FileProblem = 'empty' | 'tooLarge' | 'workbook' | 'notText';

/**
 * A file's text: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if it is valid, else Windows-1252, which holds Latin-1
 * too. Line breaks stay as they are.
 */
export async function readTextFile(file: File, maxBytes: number): Promise<TextFile> {
  // A picture is no text however large it is.
  const start = new Uint8Array(await file.slice(0, 4_096).arrayBuffer());
  // A zip or an OLE container: what spreadsheets save by themselves.
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04]) || startsWith(start, [0xd0, 0xcf, 0x11, 0xe0]))
    return { problem: 'workbook' };
  if (decode(start).includes('\0')) return { problem: 'notText' };
  // UTF-16 takes twice the bytes of the text, which is what counts.
  if (file.size > 2 * maxBytes) return { problem: 'tooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text === '') return { problem: 'empty' };
  if (text.includes('\0')) return { problem: 'notText' };
  return new Blob([text]).size > maxBytes ? { problem: 'tooLarge' } : { text };
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);
