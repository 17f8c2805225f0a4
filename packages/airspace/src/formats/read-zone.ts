import type { Contact, Restriction, Volume, Zone } from '../zone.ts';
import { localTexts } from './plain-text.ts';
import { readApplicability } from './read-applicability.ts';
import {
  type Fields,
  fieldsOf,
  given,
  isFields,
  listOf,
  type Report,
  textOf,
  UnreadableZone,
  wordsOf,
} from './reading.ts';

/** Mildest first, for data that gives two classes. */
const byStrictness: Restriction[] = [
  'none',
  'conditional',
  'uSpace',
  'unknown',
  'authorisation',
  'prohibited',
];
const variants = new Set(['COMMON', 'CUSTOMIZED', 'CUSTOMISED']);

/** ENAIRE's four polygons over all Spain: advice on towns, wherever one is. */
const countryWide = new Set(['NPDRID', 'NPLONA', 'NPRIAS', 'NPILLA']);

/** What says that heights count from the aerodrome's reference point although the limit is called AGL. */
const fromAerodrome = /punto de referencia del aer[oó]dromo|aerodrome reference point|\bARP\b/i;

/**
 * A zone from the fields that all formats share. ED-269 calls the class `restriction` and the variant `type`, ED-318
 * calls them `type` and `variant`; live files mix them up, so the class is whichever of them is one.
 */
export function readZone(
  fields: Fields,
  when: unknown,
  volumes: Volume[],
  native: unknown,
  report: Report,
): Zone {
  if (volumes.length === 0) throw new UnreadableZone('has no geometry');
  const identifier = textOf(fields.identifier);
  if (identifier === null) report.notice('has no identifier');
  const restriction = readRestriction(fields);
  if (restriction === 'unknown') report.notice('has a class that is not known, which may forbid flying');
  const country = textOf(fields.country);
  const isSpanish = /^ESP?$/i.test(country ?? '');
  const reasons = wordsOf(given(fields, 'reason', 'reasons'));
  const message = localTexts(fields.message);
  if (message.length === 0) message.push(...localTexts(fields.description));
  const conditions = localTexts(fields.restrictionconditions);
  // In Spain the text says it, of zones for air traffic alone: without a text it may be either.
  const isFromAerodrome =
    [...message, ...conditions].some(({ text }) => fromAerodrome.test(text)) ||
    (isSpanish && reasons.includes('AIR_TRAFFIC') && message.length === 0);
  return {
    identifier: identifier ?? '?',
    country,
    restriction,
    reasons,
    name: localTexts(fields.name),
    message: [...message, ...conditions],
    advice: isSpanish && countryWide.has(identifier?.toUpperCase() ?? ''),
    controlArea:
      wordsOf(fields.extendedproperties).some((word) => word === 'TMA' || word === 'CTA') ||
      /(?:^|_)TMA$/i.test(identifier ?? ''),
    applicability: readApplicability(when, report),
    contacts: listOf(fields.zoneauthority).filter(isFields).map(readContact).filter(isReachable),
    volumes: isFromAerodrome ? volumes.map(countedFromAerodrome) : volumes,
    native,
  };
}

function readRestriction(fields: Fields): Restriction {
  const words = wordsOf(given(fields, 'restriction', 'type')).filter((word) => !variants.has(word));
  const swapped = wordsOf(fields.variant).filter((word) => classOf(word) !== 'unknown');
  const found = [...words, ...swapped].map(classOf);
  return byStrictness.findLast((one) => found.includes(one)) ?? 'unknown';
}

function classOf(word: string): Restriction {
  if (word === 'PROHIBITED') return 'prohibited';
  if (/^REQ_?AUTHORI[SZ]ATION$/.test(word)) return 'authorisation';
  if (word === 'CONDITIONAL') return 'conditional';
  if (/^U_?SPACE$/.test(word)) return 'uSpace';
  return /^NO_RESTRICTIONS?$/.test(word) ? 'none' : 'unknown';
}

function countedFromAerodrome(volume: Volume): Volume {
  const { lower } = volume;
  return lower?.reference === 'AGL' && lower.metres
    ? { ...volume, lower: { ...lower, reference: 'ARP' } }
    : volume;
}

function readContact(authority: Fields): Contact {
  const fields = fieldsOf(authority);
  const first = (value: unknown) => localTexts(value)[0]?.text ?? null;
  const site = first(fields.siteurl);
  return {
    name: first(fields.name) ?? first(fields.service) ?? first(fields.contactname),
    email: first(fields.email),
    phone: first(fields.phone),
    // Nothing but a web address becomes a link.
    siteUrl: site && /^https?:\/\/[^\s<>"]+$/i.test(site) ? site : null,
    intervalBefore: first(fields.intervalbefore),
  };
}

function isReachable({ name, email, phone, siteUrl }: Contact): boolean {
  return [name, email, phone, siteUrl].some((one) => one !== null);
}
