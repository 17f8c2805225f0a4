import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Notam, readInstant, readNotams, readZoneFile, type Zone } from '@estela/airspace';
import { iso1A2Code } from '@rapideditor/country-coder';
import { type DatasetHead, replaceDataset } from '../areas/spots/airspace/index.ts';
import type { Db } from '../database/open.ts';
import { CommandError } from './with-database.ts';

export interface ImportOptions {
  name?: string;
  covers?: string;
  validTo?: string;
  maxAge?: string;
}

/** A file, read and ready to be stored. */
export interface AirspaceFile {
  head: DatasetHead;
  zones: Zone[];
  notams: Notam[];
  notices: string[];
  /** One line each: what of it cannot be read. The rest is good to be stored. */
  problems: string[];
}

const day = 86_400_000;
/** Days after which data is old that does not end before: an AIRAC cycle and a little, and a day for NOTAM. */
const usualAge = { zones: 30, notams: 1 };
const maxLines = 50;

/** The first line of a NOTAM, or an item of one. */
const notamForm = /^[ \t]*(?:\(?[A-Z]\d{1,4}\/\d\d(?:\d\d)?\s|[QABE]\))/im;

/** Reads a file of zones or NOTAM; a CommandError with a line for each problem where nothing of it can be used. */
export function readAirspaceFile(path: string, options: ImportOptions, now: Date): AirspaceFile {
  const text = readText(path).replace(/^\uFEFF/, '');
  const isNotams = !/^\s*[{[]/.test(text) && notamForm.test(text);
  const { problems, isUnusable, ...content } = isNotams ? notamsOf(text) : zonesOf(text);
  if (isUnusable) throw new CommandError(cut(problems).join('\n'));
  const name = options.name ?? basename(path).replace(/\.[^.]+$/, '');
  const kind = isNotams ? 'notams' : 'zones';
  return {
    zones: content.zones,
    notams: content.notams,
    notices: cut(content.notices),
    problems: cut(problems),
    head: {
      ...content.head,
      ...(problems.length > 0 && {
        failure: `${problems.length} not read: ${problems.join('; ')}`,
      }),
      name,
      content: kind,
      title: content.head.title ?? name,
      validTo: options.validTo ? readDate(options.validTo) : content.head.validTo,
      importedAt: now,
      staleAt: new Date(now.getTime() + readAge(options.maxAge, usualAge[kind]) * day),
      countries: readCountries(options.covers),
      synthetic: false,
    },
  };
}

/** Stores it in the place of the dataset of its name. */
export async function storeAirspaceFile(db: Db, { head, zones, notams }: AirspaceFile): Promise<void> {
  await replaceDataset(db, head, { zones, notams });
}

/** One line on what a file holds. */
export function describeAirspaceFile({ head, zones, notams }: AirspaceFile): string {
  const count = head.content === 'zones' ? `${zones.length} zones` : `${notams.length} NOTAM`;
  const volumes = [...zones, ...notams].reduce((sum, one) => sum + one.volumes.length, 0);
  const covers =
    head.countries.length > 0 ? `everything in ${head.countries.join(', ')}` : 'no country as a whole';
  const until = head.validTo && head.validTo < head.staleAt ? head.validTo : head.staleAt;
  return `${head.name}: ${head.format}, ${count}, ${volumes} volumes, covers ${covers}, good until ${until.toISOString()}`;
}

function zonesOf(text: string) {
  const { zones, problems, isUnusable, notices, format, title, provider, issued, validFrom, validTo } =
    readZoneFile(text);
  return {
    zones,
    notams: [],
    problems,
    isUnusable,
    notices,
    head: { format, title, provider, issued, validFrom, validTo },
  };
}

function notamsOf(text: string) {
  const { notams, problems, notices } = readNotams(text);
  const head = {
    format: 'NOTAM',
    title: null,
    provider: null,
    issued: null,
    validFrom: null,
    validTo: null,
  };
  const isUnusable = notams.length === 0;
  if (isUnusable && problems.length === 0) problems.push('The file holds no NOTAM');
  return { zones: [], notams, problems, isUnusable, notices, head };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`Cannot read ${path}: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

function readCountries(list = ''): string[] {
  const codes = list.split(',').map((code) => code.trim().toUpperCase());
  return codes.filter(Boolean).map((code) => {
    const country = /^[A-Z]{2,3}$/.test(code) ? iso1A2Code(code) : null;
    if (!country) throw new CommandError(`--covers: ${code} is not a country's code, as ES or ESP`);
    return country;
  });
}

function readDate(text: string): Date {
  const instant = readInstant(text);
  if (!instant)
    throw new CommandError(`--valid-to: ${text} is not a time, as 2027-01-31 or 2027-01-31T12:00Z`);
  return new Date(instant);
}

function readAge(text: string | undefined, usual: number): number {
  const days = text === undefined ? usual : Number(text);
  if (!(days > 0 && days <= 3650))
    throw new CommandError('--max-age: a number of days, more than 0 and at most 3650');
  return days;
}

/** No more lines than one reads. */
export function cut(lines: string[]): string[] {
  const rest = lines.length - maxLines;
  return rest > 0 ? [...lines.slice(0, maxLines), `and ${rest} more`] : lines;
}
