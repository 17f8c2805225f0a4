import { type Limit, type Notam, unknownStart } from '../zone.ts';
import { notamBlocks } from './notam-blocks.ts';
import { withEnds } from './notam-ends.ts';
import { cleanText } from './reading.ts';
import { footInMetres, isSwapped } from './vertical-limits.ts';

const nauticalMile = 1852;
/** The widest circle that a line Q can give. */
const widest = 999;

/** What is read of a text of NOTAM: problems are those that are missing, notices what was read on the strict side. */
export interface NotamText {
  notams: Notam[];
  problems: string[];
  notices: string[];
}

/** Every NOTAM of a text in ICAO form. One line per NOTAM that cannot be read. */
export function readNotams(text: string): NotamText {
  const notams: Notam[] = [];
  const problems: string[] = [];
  const notices: string[] = [];
  for (const [index, block] of notamBlocks(cleanText(text)).entries()) {
    const notam = readNotam(block.replace(/^\(([\s\S]*)\)$/, '$1').trim());
    const label = `NOTAM ${notam.notamId || index + 1}`;
    const [volume] = notam.volumes;
    if (!volume) {
      problems.push(`${label} has no place in its line Q`);
      continue;
    }
    notices.push(...notam.strict.map((what) => `${label}: ${what}`));
    const { strict: _, ...read } = notam;
    notams.push({ ...read, notamId: notam.notamId || '?' });
  }
  const ends = withEnds(notams);
  return {
    notams: ends.notams,
    problems,
    notices: [...notices, ...ends.notices],
  };
}

/** Without a volume where it has no place. */
function readNotam(text: string): Notam & { strict: string[] } {
  const strict: string[] = [];
  const notamId = numberIn(text);
  if (!notamId) strict.push('has lost its number');
  const { qcode, lowest, highest, place } = qualifiers(text);
  if (!qcode) strict.push('has no code in its line Q, which may forbid flying');
  const circle = readCircle(place);
  if (circle && !circle.isStated) strict.push('has no radius in its line Q, taken as the widest there is');
  const { begin, end: until, schedule, words, lower, upper } = itemsOf(text);
  const validFrom = readTime(begin);
  if (!validFrom) strict.push('has no readable time in B, taken as in force');
  // An estimated end is no end, only another NOTAM ends it; nor is one before the begin.
  const isOpen = /PERM|EST\b/i.test(until);
  const validTo = (!isOpen && readTime(until)) || null;
  const isAfter = validTo !== null && (!validFrom || validTo >= validFrom);
  if (!isAfter && !isOpen) strict.push('has no readable time in C, taken as without an end');
  const limits = { lower: level(lower, lowest), upper: level(upper, highest) };
  if (isSwapped(limits)) {
    strict.push('has a lower limit above its upper one, taken as not stated');
    limits.lower = null;
  }
  return {
    notamId,
    qcode,
    validFrom: validFrom ?? unknownStart,
    validTo: isAfter ? validTo : null,
    schedule: schedule || null,
    text: words,
    volumes: circle ? [{ shape: circle.shape, ...limits }] : [],
    native: text,
    strict,
  };
}

/** In its first line, before the items. */
function numberIn(text: string): string {
  const [line = ''] = text.split(/\n|[A-GQ]\)/i);
  const found = /\b([A-Z])[ \t]?(\d{1,4}\/\d\d(?:\d\d)?)\b/i.exec(line);
  return found ? `${found[1]}${found[2]}`.toUpperCase() : '';
}

/** The circle of a NOTAM's line Q. */
export function placeOf(text: string) {
  return readCircle(qualifiers(text).place)?.shape;
}

/** What stands between the strokes of line Q, which may run over several lines, each by its own form. */
function qualifiers(text: string) {
  const line =
    /(?:^|\s)Q\)([\s\S]*?)(?=\s[A-G]\)|$)/i.exec(text)?.[1] ?? /^.*\/Q[A-Z]{4}\/.*$/im.exec(text)?.[0];
  const parts = (line ?? '').toUpperCase().replace(/\s/g, '').split('/');
  const levels = parts.filter((part) => /^\d{3}$/.test(part));
  const [lowest = '', highest = ''] = levels.length === 2 ? levels : [];
  return {
    qcode: parts.slice(1).find((part) => /^Q[A-Z]{4}$/.test(part)) ?? null,
    lowest,
    highest,
    place: parts.find((part) => /^\d{4,6}[NS]/.test(part)) ?? '',
  };
}

/**
 * What the items say, without line Q. A list within the text of E is lettered too: A to D stand before it, F and G
 * after it, and begin with a height.
 */
function itemsOf(text: string) {
  const [, head = text, rest = ''] = /^([\s\S]*?)(?:^|\s)E\)\s*([\s\S]*)$/i.exec(text) ?? [];
  const [, words = rest, heights = ''] =
    /^([\s\S]*)\s(F\)\s*(?:SFC|GND|UNL|FL|\d)[\s\S]*)$/i.exec(rest) ?? [];
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
  const found = new RegExp(`(?:^|\\s)${letter}\\)\\s*([\\s\\S]*?)(?=\\s[A-G]\\)|$)`, 'i').exec(text);
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

/** DDMM[SS][NS]DDDMM[SS][EW]RRR, radius in nautical miles. */
function readCircle(place: string) {
  const match = /^(\d\d)(\d\d)(\d\d)?([NS])(\d{3})(\d\d)(\d\d)?([EW])(\d*)/.exec(place);
  if (!match) return undefined;
  const [latitude, longitude] = [match.slice(1, 4), match.slice(5, 8)].map(
    ([degrees, minutes, seconds = 0]) => Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600,
  );
  const lat = (latitude ?? 0) * (match[4] === 'S' ? -1 : 1);
  const lng = (longitude ?? 0) * (match[8] === 'W' ? -1 : 1);
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const isStated = match[9]?.length === 3;
  // The place is given to the minute: the circle covers what may have been rounded away.
  const metres = ((isStated ? Number(match[9]) : widest) + 1) * nauticalMile;
  const centre: [number, number] = [lng, lat];
  return {
    shape: { type: 'Circle' as const, centre, radius: metres },
    isStated,
  };
}

/** Items F and G say it best; line Q gives flight levels, of which only 000 and 999 mean something near the ground. */
function level(item: string, flightLevel: string): Limit | null {
  const text = item.toUpperCase();
  if (/^(?:SFC|GND)/.test(text)) return { metres: 0, reference: 'AGL' };
  if (/^UNL/.test(text)) return { metres: null, reference: 'AMSL' };
  const match = /^(?:FL\s*(\d{1,3})|(\d{1,5})\s*(FT|M)\s*(AGL|ASFC|AMSL|MSL)?)/.exec(text);
  if (match) {
    const [, hundreds, value, unit, reference = ''] = match;
    if (hundreds)
      return {
        metres: Math.round(Number(hundreds) * 100 * footInMetres),
        reference: 'AMSL',
      };
    const metres = Math.round(Number(value) * (unit === 'FT' ? footInMetres : 1));
    return {
      metres,
      reference: reference.startsWith('A') && reference !== 'AMSL' ? 'AGL' : 'AMSL',
    };
  }
  if (flightLevel === '999') return { metres: null, reference: 'AMSL' };
  return flightLevel === '000' ? { metres: 0, reference: 'AGL' } : null;
}
