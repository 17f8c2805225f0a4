import type { LatLng } from './coordinates.ts';

/** A number as people write it, perhaps with a decimal comma and a typographic minus. */
export function signed(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}

const minute = `['’′ʹ´\`‵m:]`;
const second = `(?:["”″ʺ˝s]|''|’’|′′|´´)`;
const value = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*(?:[°ºd:]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*${minute}?\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*${second}?\s*)?`;
/** `O` is west in Spanish (oeste) and would be east in German (Ost): we read it as Spanish. */
const afterwards = new RegExp(String.raw`^${value}([NS])[\s,;/]*${value}([EWO])$`, 'i');
const before = new RegExp(String.raw`^([NS])\s*${value}[\s,;/]*([EWO])\s*${value}$`, 'i');

const words: readonly [RegExp, string][] = [
  [/(?<![a-z])(?:north|norte)(?![a-z])/gi, 'N'],
  [/(?<![a-z])(?:south|sur)(?![a-z])/gi, 'S'],
  [/(?<![a-z])(?:east|este)(?![a-z])/gi, 'E'],
  [/(?<![a-z])(?:west|oeste)(?![a-z])/gi, 'W'],
];

/** Degrees with a hemisphere, by its letter or its name: decimal, minutes or minutes and seconds. */
export function hemispherePair(named: string): LatLng | undefined {
  const text = words.reduce((read, [word, letter]) => read.replace(word, letter), named);
  const post = afterwards.exec(text);
  if (post) return angles(post.slice(1, 4), post[4], post.slice(5, 8), post[8]);
  const pre = before.exec(text);
  return pre ? angles(pre.slice(2, 5), pre[1], pre.slice(6, 9), pre[5]) : undefined;
}

const parts = String.raw`(\d{1,3})(?:\s*[°ºd:]\s*|\s+)(\d{1,2}(?:[.,]\d+)?)(?:(?:\s*${minute}\s*|\s+)(\d{1,2}(?:[.,]\d+)?)\s*${second}?|\s*${minute})?`;
/** Without a comma the sign is what begins the longitude. */
const signedParts = new RegExp(String.raw`^([+\-−]?)${parts}(?:\s*[,;]\s*|\s*(?=[+\-−]))([+\-−]?)${parts}$`);

/** Degrees and minutes, perhaps with seconds, whose sign says the hemisphere. */
export function signedAngles(text: string): LatLng | undefined {
  const match = signedParts.exec(text);
  if (!match) return;
  const [, south, , , , west] = match;
  return angles(match.slice(2, 5), isMinus(south) ? 's' : 'n', match.slice(6, 9), isMinus(west) ? 'w' : 'e');
}

const isMinus = (sign: string | undefined) => sign === '-' || sign === '−';

type Parts = (string | undefined)[];

function angles(lat: Parts, ns: string | undefined, lng: Parts, ew: string | undefined): LatLng | undefined {
  const [north, east] = [degrees(lat), degrees(lng)];
  if (north === undefined || east === undefined) return;
  return { lat: /s/i.test(ns ?? '') ? -north : north, lng: /[wo]/i.test(ew ?? '') ? -east : east };
}

function degrees(parts: Parts): number | undefined {
  const [whole = 0, minutes = 0, seconds = 0] = parts.map((part) => signed(part ?? '0'));
  return minutes < 60 && seconds < 60 ? whole + minutes / 60 + seconds / 3600 : undefined;
}
