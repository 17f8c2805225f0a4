import type { Zone } from '../zone.ts';
import { readEd269Zone } from './ed269.ts';
import { readEd318Zone } from './ed318.ts';
import { localTexts } from './plain-text.ts';
import { readInstant } from './read-applicability.ts';
import {
  type Fields,
  fieldsOf,
  given,
  isFields,
  isGiven,
  labelOf,
  parseJson,
  shown,
  UnreadableZone,
} from './reading.ts';

/** A file of zones as read. */
export interface ZoneFile {
  format: 'ED-269' | 'ED-318';
  title: string | null;
  provider: string | null;
  issued: Date | null;
  validFrom: Date | null;
  validTo: Date | null;
  zones: Zone[];
  /** One line each: what of the file cannot be read. What is not among the zones may be anywhere. */
  problems: string[];
  /** Nothing of it may be stored: it says no zone, or not of when it is. */
  isUnusable: boolean;
  /** One line each: what was read on the strict side. */
  notices: string[];
}

/** Reads a file of either format, whichever it is. */
export function readZoneFile(text: string): ZoneFile {
  const file: ZoneFile = { ...empty(), format: 'ED-318' };
  const parsed = parseJson(text);
  const content = fieldsOf(parsed);
  // Swiss and InterUSS systems call the list of an ED-269 file UASZoneList.
  const features = given(content, 'features', 'uaszonelist') ?? parsed;
  if (!Array.isArray(features)) {
    const what =
      parsed === undefined ? 'is not JSON' : 'is neither ED-269 nor ED-318: it has no list of features';
    return { ...file, problems: [`The file ${what}`] };
  }
  const isGeoJson = content.type === 'FeatureCollection' || features.some(isFeature);
  Object.assign(file, isGeoJson ? ed318Head(content, file.problems) : ed269Head(content, file.problems));
  const isDated = file.problems.length === 0;
  const read = isGeoJson ? readEd318Zone : readEd269Zone;
  for (const [index, feature] of features.entries()) {
    const label = `Zone ${index + 1}${labelOf(feature)}`;
    const report = {
      notice: (what: string) => file.notices.push(`${label}: ${what}`),
      lost: (what: string) => file.problems.push(`${label} ${what}`),
    };
    try {
      file.zones.push(read(feature, report));
    } catch (error) {
      if (!(error instanceof UnreadableZone)) throw error;
      report.lost(error.message);
    }
  }
  if (features.length === 0) file.problems.push('The file holds no zones: it may have been cut off');
  return { ...file, isUnusable: !isDated || file.zones.length === 0 };
}

function empty(): Omit<ZoneFile, 'format'> {
  const head = {
    title: null,
    provider: null,
    issued: null,
    validFrom: null,
    validTo: null,
  };
  return { ...head, zones: [], problems: [], isUnusable: true, notices: [] };
}

function ed269Head(content: Fields, problems: string[]) {
  const title = localTexts(content.title)[0]?.text ?? null;
  return {
    format: 'ED-269' as const,
    title: title ?? localTexts(content.description)[0]?.text ?? null,
    issued: dateOf(content, 'createdAt', problems),
    ...validityOf(content, problems),
  };
}

function ed318Head(content: Fields, problems: string[]) {
  const head = [content.metadata, content.datasetmetadata].find(isFields);
  const found = head ? fieldsOf(head) : content;
  const first = (value: unknown) => localTexts(value)[0]?.text ?? null;
  return {
    format: 'ED-318' as const,
    title: first(content.name) ?? first(content.title) ?? first(found.description),
    provider: first(found.provider),
    issued: dateOf(found, 'issued', problems),
    ...validityOf(found, problems),
  };
}

/** ED-269 has no such dates of its own; systems that send them mean what ED-318 means. */
function validityOf(fields: Fields, problems: string[]) {
  const validFrom = dateOf(fields, 'validFrom', problems);
  const validTo = dateOf(fields, 'validTo', problems);
  if (validFrom && validTo && validTo < validFrom)
    problems.push('The file ends (validTo) before it begins (validFrom)');
  return { validFrom, validTo };
}

/** A date that cannot be read is a problem: how long the data may be trusted would be a guess. */
function dateOf(fields: Fields, name: string, problems: string[]): Date | null {
  const value = fields[name.toLowerCase()];
  const instant = readInstant(value);
  if (instant === undefined || (instant === null && isGiven(value)))
    problems.push(`The file's ${name} is no date: ${shown(value)}`);
  return instant ? new Date(instant) : null;
}

function isFeature(one: unknown): boolean {
  return isFields(one) && Boolean(fieldsOf(one).properties);
}
