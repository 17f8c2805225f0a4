const hour = 3_600_000;

/** Milliseconds that the zone's clocks are ahead of UTC. */
export function offsetAt(timeZone: string, instant: number): number {
  const parts = partsIn(timeZone, new Date(instant));
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return local - Math.floor(instant / 1_000) * 1_000;
}

/** What the zone's clocks and calendars show. */
export function partsIn(timeZone: string, instant: Date) {
  const values: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) values[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour: hours = 0, minute = 0, second = 0 } = values;
  return { year, month, day, hour: hours, minute, second };
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** A zone has many spellings that clients may send: the cache must not grow with them. */
const maxFormats = 600;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size < maxFormats) formats.set(timeZone, format);
  return format;
}

/**
 * The instant at which the zone's clocks show a time, written like 2026-03-14T23:30; of two the first. A time that they leave out
 * counts as the one that they show in its place, an hour later.
 */
export function instantIn(timeZone: string, local: string): string | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return undefined;
  const candidates = [24, -24].map((hours) => shown - offsetAt(timeZone, shown - hours * hour));
  const wanted = candidates.find((one) => one + offsetAt(timeZone, one) === shown) ?? candidates[0];
  return wanted === undefined ? undefined : new Date(wanted).toISOString();
}
