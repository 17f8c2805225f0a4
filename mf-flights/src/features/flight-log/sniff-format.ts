import type { LogFormat } from '@estela/contracts/values';
import { Columns } from './csv/columns.ts';
import type { LogRefusal } from './log-reading.ts';

/** Bytes of the file's start that are looked at. */
export const sniffed = 64 * 1024;

/** Bytes of Walksnail's recordings of the OSD, which begin with no sign. */
const osd = { head: 40, frame: 2_124 };

/** Telephones keep photos in the same box as videos. */
const photo = /^(?:hei[cx]|mif1|avif)$/;

/** Cells in the first line, in whatever way they are parted. */
const table = /^[^\0\r\n]*(?:[,;\t][^\0\r\n]*){2}[\r\n]/;

/** The number or the times of a subtitle, which say nothing by themselves. */
const bare = /^\s*(?:\d{1,6}|\d[\d:,.]*\s*-->\s*[\d:,.]*)?\s*$/;

/** What a list of flights has beside a date. */
const listed =
  /^(?:t[ií]tulo|title|nombre|name|flight name|v[ií]deo|video ?url|notas|notes|descripci[oó]n|description|drone?|aircraft|duraci[oó]n|duration)\b/i;
const dated = /^(?:fecha|date|recordedat|start time|datetime)\b/i;

type Sniffed = { format: LogFormat } | { refusal: LogRefusal };

const startsOf: [number[], LogRefusal][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'archive'],
  [[0x50, 0x4b, 0x05, 0x06], 'archive'],
  [[0x1f, 0x8b], 'archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'archive'],
  [[0x52, 0x61, 0x72, 0x21], 'archive'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'archive'],
  [[0xfd, 0x37, 0x7a, 0x58], 'archive'],
  [[0x42, 0x5a, 0x68], 'archive'],
  [[0x1a, 0x45, 0xdf, 0xa3], 'video'],
  [[...'MSPOSD'].map((letter) => letter.charCodeAt(0)), 'osd'],
];

/** What kind of log the start of a file is. Its name says nothing: cards and phones give any. */
export function sniffFormat(start: Uint8Array, text: string, size: number): Sniffed {
  const known = startsOf.find(([bytes]) => bytes.every((byte, index) => start[index] === byte));
  if (known) return { refusal: known[1] };
  const latin = new TextDecoder('latin1').decode(start.subarray(0, sniffed));
  if (latin.slice(4, 8) === 'ftyp') return { refusal: photo.test(latin.slice(8, 12)) ? 'unknown' : 'video' };
  if (latin.includes('H Product:Blackbox')) return { format: 'blackbox' };
  if ((size - osd.head) % osd.frame === 0 && size > osd.head && latin.includes('\0'))
    return { refusal: 'osd' };
  const clean = text.trimStart();
  if (clean.split('\n').every((line) => bare.test(line))) return { refusal: 'empty' };
  if (/^(?:#\s*)?(?:# (?:version|diff|dump)|# ?Betaflight \/|# ?INAV\/)/im.test(clean.slice(0, 500)))
    return { refusal: 'configuration' };
  if (/<gpx[\s>]/i.test(clean.slice(0, 8_192))) return { format: 'gpx' };
  const format = ofSubtitles(clean) ?? ofTable(clean);
  if (format) return { format };
  return { refusal: table.test(clean) ? ofOtherTable(clean) : 'unknown' };
}

function ofOtherTable(text: string): LogRefusal {
  const { headers } = columnsIn(text);
  return headers.some((one) => listed.test(one)) && headers.some((one) => dated.test(one))
    ? 'flightList'
    : 'table';
}

function columnsIn(text: string): Columns {
  return new Columns(text.slice(0, text.search(/[\r\n]|$/)).slice(0, 8_192));
}

/** What a drone of DJI notes, with its clock, where the times of the video are lost. */
const djiText =
  /\d{4}[-./]\d\d[-./]\d\d[ T]\d\d:\d\d:\d\d[\s\S]{0,200}\blongt?itude\s*:|\blatitude\s*:[\s\S]{0,200}\d{4}[-./]\d\d[-./]\d\d/i;

/** A radio's log begins with a date and a time, whatever else the header says of them. */
const radio = /^"?date\b[^,;\t\r\n]*[,;\t]\s*"?time\b[^,;\t\r\n]*[,;\t]/i;

function ofSubtitles(text: string): LogFormat | null {
  if (!text.slice(0, 500).includes('-->')) return djiText.test(text.slice(0, 500)) ? 'djiCamera' : null;
  if (/\buavBat\s*:/.test(text)) return 'djiGoggles';
  if (/\bSTYMode\s*:|\bAirTemp\s*:/.test(text)) return 'artlynk';
  if (/\bSBat\s*:|\bMCS:\s*\d+\s+SP\[/.test(text)) return 'walksnail';
  return /longt?itude\s*:|rel_alt\s*:|\bGPS\s*\(|\bDiffTime\s*:|\[iso\s*:/i.test(text) ? 'djiCamera' : null;
}

function ofTable(text: string): LogFormat | null {
  const header = columnsIn(text);
  if (radio.test(text) && !header.headers.some((one) => listed.test(one))) return 'edgetx';
  if (header.has('time', 'flycstate')) return 'airdata';
  // Both name the milliseconds alike: Litchi's are told by what only it has.
  if (header.has('latitude', 'longitude') && header.find('dronetype', 'planename', 'isflying'))
    return 'litchi';
  return header.has('time', 'height_above_takeoff') ? 'airdata' : null;
}
