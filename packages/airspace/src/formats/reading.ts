/** A JSON object whose fields nobody has checked yet. */
export type Fields = Record<string, unknown>;

/** A zone that cannot be read: nothing of its file may be stored. */
export class UnreadableZone extends Error {
  override readonly name = 'UnreadableZone';
}

/** Reports that something was read on the strict side; `what` is one short clause. */
export type Notice = (what: string) => void;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined where it is not JSON. Live files begin with a byte order mark; jsonb takes no null byte or half character. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), (_, value: unknown) =>
      typeof value === 'string' ? cleanText(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** Without null bytes and half characters. */
export function cleanText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}

/** The text of a field, trimmed; null where there is none. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A number, also where it is written as text; null where there is none, undefined where it is no number. */
export function numberOf(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A value as a message quotes it. */
export function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? 'nothing';
}

/** A list where the data may hold one item, several, or none. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === '' ? [] : [value];
}

/** Words in capitals, from a list or from one text that separates them. */
export function wordsOf(value: unknown): string[] {
  const words = listOf(value).flatMap((one) => (textOf(one) ?? '').split(/[,;|]/));
  return [
    ...new Set(
      words.map((word) =>
        word
          .trim()
          .toUpperCase()
          .replace(/[\s-]+/g, '_'),
      ),
    ),
  ].filter(Boolean);
}
