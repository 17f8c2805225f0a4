import type { Contact, Restriction, Volume, Zone } from '../zone.ts';
import { localTexts } from './plain-text.ts';
import { readApplicability } from './read-applicability.ts';
import { type Fields, isFields, listOf, type Notice, textOf, UnreadableZone, wordsOf } from './reading.ts';

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
 * A zone from the fields that both formats share. ED-269 calls the class `restriction` and the variant `type`, ED-318
 * calls them `type` and `variant`; live files mix them up, so the class is whichever of them is one.
 */
export function readZone(
  fields: Fields,
  when: unknown,
  volumes: Volume[],
  native: unknown,
  notice: Notice,
): Zone {
  const identifier = textOf(fields.identifier);
  if (identifier === null) throw new UnreadableZone('has no identifier');
  if (volumes.length === 0) throw new UnreadableZone('has no geometry');
  const restriction = readRestriction(fields);
  if (restriction === 'unknown') notice('has a class that is not known, which may forbid flying');
  const country = textOf(fields.country);
  const name = localTexts(fields.name);
  const message = localTexts(fields.message);
  if (message.length === 0) message.push(...localTexts(fields.description));
  const isFromAerodrome = message.some(({ text }) => fromAerodrome.test(text));
  return {
    identifier,
    country,
    restriction,
    reasons: wordsOf(fields.reason ?? fields.reasons),
    name,
    message: [...message, ...localTexts(fields.restrictionConditions)],
    advice: countryWide.has(identifier.toUpperCase()) && /^(?:ESP?)?$/i.test(country ?? ''),
    controlArea:
      wordsOf(fields.extendedProperties).some((word) => word === 'TMA' || word === 'CTA') ||
      /(?:^|_)TMA$/i.test(identifier),
    applicability: readApplicability(when, notice),
    contacts: listOf(fields.zoneAuthority).filter(isFields).map(readContact),
    volumes: isFromAerodrome ? volumes.map(countedFromAerodrome) : volumes,
    native,
  };
}

function readRestriction(fields: Fields): Restriction {
  const words = [...wordsOf(fields.restriction), ...wordsOf(fields.type)];
  const found = words.filter((word) => !variants.has(word)).map(classOf);
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

function readContact(fields: Fields): Contact {
  const first = (value: unknown) => localTexts(value)[0]?.text ?? null;
  const site = first(fields.siteURL);
  return {
    name: first(fields.name) ?? first(fields.service) ?? first(fields.contactName),
    email: first(fields.email),
    phone: first(fields.phone),
    // Nothing but a web address becomes a link.
    siteUrl: site && /^https?:\/\/[^\s<>"]+$/i.test(site) ? site : null,
    intervalBefore: first(fields.intervalBefore),
  };
}
