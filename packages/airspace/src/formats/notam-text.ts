import type { Limit, Notam } from '../zone.ts';
import { cleanText } from './reading.ts';
import { footInMetres } from './vertical-limits.ts';

const nauticalMile = 1852;

/** Every NOTAM of a text in ICAO form; each begins with its number. One line per NOTAM that cannot be read. */
export function readNotams(text: string): { notams: Notam[]; problems: string[] } {
  const notams: Notam[] = [];
  const problems: string[] = [];
  const clean = cleanText(text).replace(/\r/g, '');
  for (const part of clean.split(/^(?=\(?[A-Z]\d{4}\/\d\d\b)/m)) {
    if (!/^\(?[A-Z]\d{4}\/\d\d/.test(part)) continue;
    const notam = readNotam(part.trim().replace(/^\(([\s\S]*)\)$/, '$1'));
    if (typeof notam === 'string') problems.push(`NOTAM ${part.slice(0, 9).replace('(', '')} ${notam}`);
    else notams.push(notam);
  }
  return { notams, problems };
}

/** A NOTAM, or what is wrong with it. */
function readNotam(text: string): Notam | string {
  const notamId = /^[A-Z]\d{4}\/\d\d/.exec(text)?.[0] ?? '';
  const [, qcode = null, , , , lowest = '', highest = '', place = ''] = qualifiers(text);
  const circle = readCircle(place);
  if (!circle) return 'has no place in its line Q';
  const { begin, end: until, schedule, words, lower, upper } = itemsOf(text);
  const validFrom = readTime(begin);
  const validTo = /^PERM/.test(until) ? null : readTime(until);
  if (!validFrom || validTo === undefined) return 'has no readable time in B or C';
  const volume = {
    shape: circle,
    lower: level(lower, lowest),
    upper: level(upper, highest),
  };
  return {
    notamId,
    qcode,
    validFrom,
    // An estimated end is no end: only another NOTAM ends it.
    validTo: /EST\b/.test(until) ? null : validTo,
    schedule: schedule || null,
    text: words,
    volumes: [volume],
    native: text,
  };
}

/** The circle of a NOTAM's line Q. */
export function placeOf(text: string) {
  return readCircle(qualifiers(text)[7] ?? '');
}

/** What stands between the strokes of line Q, which may run over several lines. */
function qualifiers(text: string): string[] {
  const line = /^Q\)\s*([^\n]*(?:\n(?![A-G]\))[^\n]*)*)/m.exec(text)?.[1];
  return line?.replace(/\s/g, '').split('/') ?? [];
}

/**
 * What the items say, without line Q. A list within the text of E is lettered too: A to D stand before it, F and G
 * after it, and begin with a height.
 */
function itemsOf(text: string) {
  const [, head = text, rest = ''] = /^([\s\S]*?)\sE\)\s*([\s\S]*)$/.exec(text) ?? [];
  const [, words = rest, heights = ''] = /^([\s\S]*)\s(F\)\s*(?:SFC|GND|UNL|FL|\d)[\s\S]*)$/.exec(rest) ?? [];
  return {
    begin: item(head, 'B'),
    end: item(head, 'C'),
    schedule: item(head, 'D'),
    words: words.trim(),
    lower: item(heights, 'F'),
    upper: item(heights, 'G'),
  };
}

/** The text of an item, up to the next one. */
function item(text: string, letter: string): string {
  const found = new RegExp(`(?:^|\\s)${letter}\\)\\s*([\\s\\S]*?)(?=\\s[A-G]\\)\\s|$)`).exec(text);
  return found?.[1]?.trim() ?? '';
}

/** YYMMDDHHMM, UTC. */
function readTime(text: string): Date | undefined {
  const match = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const at = new Date(Date.UTC(2000 + year, month - 1, day, hour, minute));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at : undefined;
}

/** DDMM[NS]DDDMM[EW]RRR, radius in nautical miles. */
function readCircle(place: string) {
  const match = /^(\d\d)(\d\d)([NS])(\d{3})(\d\d)([EW])(\d{3})$/.exec(place);
  if (!match) return undefined;
  const [, latDegrees, latMinutes, south, lngDegrees, lngMinutes, west, radius] = match;
  const lat = (Number(latDegrees) + Number(latMinutes) / 60) * (south === 'S' ? -1 : 1);
  const lng = (Number(lngDegrees) + Number(lngMinutes) / 60) * (west === 'W' ? -1 : 1);
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  // The place is given to the minute: the circle covers what may have been rounded away.
  const metres = (Number(radius) + 1) * nauticalMile;
  return { type: 'Circle' as const, centre: [lng, lat] as [number, number], radius: metres };
}

/** Items F and G say it best; line Q gives flight levels, of which only 000 and 999 mean something near the ground. */
function level(text: string, flightLevel: string): Limit | null {
  if (/^(?:SFC|GND)/.test(text)) return { metres: 0, reference: 'AGL' };
  if (/^UNL/.test(text)) return { metres: null, reference: 'AMSL' };
  const match = /^(?:FL\s*(\d{1,3})|(\d{1,5})\s*(FT|M)\s*(AGL|ASFC|AMSL|MSL)?)/.exec(text);
  if (match) {
    const [, hundreds, value, unit, reference = ''] = match;
    if (hundreds) return { metres: Math.round(Number(hundreds) * 100 * footInMetres), reference: 'AMSL' };
    const metres = Math.round(Number(value) * (unit === 'FT' ? footInMetres : 1));
    return { metres, reference: reference.startsWith('A') && reference !== 'AMSL' ? 'AGL' : 'AMSL' };
  }
  if (flightLevel === '999') return { metres: null, reference: 'AMSL' };
  return flightLevel === '000' ? { metres: 0, reference: 'AGL' } : null;
}
