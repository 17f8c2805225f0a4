/** A JSON object whose fields nobody has checked yet. */
export type Fields = Record<string, unknown>;

/** A zone, or a part of one, that cannot be read. */
export class UnreadableZone extends Error {
  override readonly name = 'UnreadableZone';
}

/** What a reader has to say of a zone; each one short clause. */
export interface Report {
  /** Something was read on the strict side. */
  notice: (what: string) => void;
  /** A part of it cannot be read and is not there. */
  lost: (what: string) => void;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of one or several objects by their names in lower case without separators: every system spells them its
 * own way. Under names that become one stands what they say, as a list where they say different things.
 */
export function fieldsOf(...objects: unknown[]): Fields {
  const found = new Map<string, unknown[]>();
  for (const [name, one] of objects.filter(isFields).flatMap(Object.entries)) {
    const key = name.toLowerCase().replace(/[^a-z\d]/g, '');
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, onlyOf(values)]));
}

/** What stands under any of the names, as fieldsOf. */
export function given(fields: Fields, ...names: string[]): unknown {
  return onlyOf(names.map((name) => fields[name]));
}

function onlyOf(values: unknown[]): unknown {
  const stated = new Map(values.filter(isGiven).map((one) => [JSON.stringify(one), one]));
  return stated.size > 1 ? [...stated.values()] : [...stated.values()][0];
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
}

/** What can be read of some parts; each of the others is reported. Where nothing is left, the whole is unreadable. */
export function readableOf<T>(parts: readonly unknown[], read: (part: unknown) => T[], report: Report): T[] {
  const failures: UnreadableZone[] = [];
  const found = parts.flatMap((part) => {
    try {
      return read(part);
    } catch (error) {
      if (!(error instanceof UnreadableZone)) throw error;
      failures.push(error);
      return [];
    }
  });
  const [first] = failures;
  if (first && found.length === 0) throw first;
  for (const { message } of failures) report.lost(`${message}; only its other parts are kept`);
  return found;
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

/**
 * A number, also where it is written as text, with a comma for its decimals too; null where there is none, undefined
 * where it is no number. Three digits after the only comma may be thousands or decimals: no number.
 */
export function numberOf(value: unknown): number | null | undefined {
  if (!isGiven(value)) return null;
  const isComma = typeof value === 'string' && /^\s*[-+]?\d+,(?:\d{1,2}|\d{4,})\s*$/.test(value);
  const number = typeof value === 'string' ? Number(isComma ? value.replace(',', '.') : value) : value;
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

/** What a message calls a zone or NOTAM beside its place in the data: its own name in brackets, if it has one. */
export function labelOf(feature: unknown): string {
  const outer = fieldsOf(feature);
  const properties = fieldsOf(outer.properties);
  const name = textOf(given(fieldsOf(outer, properties, properties.uaszone), 'identifier', 'notamid'));
  return name === null ? '' : ` (${name.slice(0, 40)})`;
}
