import type { LoggedFigure } from '@estela/contracts/values';

/** Headers by which a column may say a figure. */
const signs: readonly [LoggedFigure, RegExp][] = [
  ['place', /\bgps\b(?!.*(?:alt|sp|vel|sat|dist|course|heading|hdg|date|time))|\blat|\blon|\blng/i],
  ['maxHeightM', /\balt|\bheight|\bhgt|\baltura/i],
  ['topSpeedMps', /\bg?spd\b|speed|\bvel|\bvelocidad/i],
  // Every radio notes its own battery, too.
  ['voltage', /^(?!tx).*(?:\bbat|batt?\b|\bvolt|\bvfas\b|\bcell?s\b|rxb|\(m?v\)$)/i],
  ['link', /\brssi\b|\brqly\b|\blq\b|signal|\bquality/i],
];

/** The columns that seem to say a figure which nothing of the file gave: the pilot would look for it. */
export function unreadColumns(
  headers: readonly string[],
  flights: readonly { sources: Partial<Record<LoggedFigure, unknown>> }[],
): string[] {
  const missing = signs.filter(([figure]) => !flights.some(({ sources }) => sources[figure]));
  return headers.filter((header) => missing.some(([, sign]) => sign.test(header))).slice(0, 8);
}
