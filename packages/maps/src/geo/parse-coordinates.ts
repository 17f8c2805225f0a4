import { limits } from '@estela/contracts/limits';
import { isLatLng, type LatLng } from './coordinates.ts';
import { hemispherePair, signed, signedAngles } from './parse-angles.ts';
import { pointInLink } from './parse-link.ts';

/** Why a pasted text is not a point; `shortLink` could only be resolved over the network, which we never do. */
export type CoordinateProblem = 'empty' | 'shortLink' | 'range' | 'unreadable';

/** A point, or why a text is none. */
export type ParsedCoordinates = { ok: true; point: LatLng } | { ok: false; problem: CoordinateProblem };

const shortHosts = /^(maps\.app\.goo\.gl|goo\.gl|g\.co|bit\.ly|osm\.org)$/;

/**
 * Reads what people paste: `39.47, -0.32`, `39,47; -0,32`, `39°28'11"N 0°22'35"W`, `N39.47 W0.32`,
 * `39 28.194, -0 22.578`, a `geo:` address, or a link of Google Maps, OpenStreetMap, Apple Maps or Waze.
 */
export function parseCoordinates(input: string): ParsedCoordinates {
  const text = input.trim();
  if (!text) return { ok: false, problem: 'empty' };
  if (text.length > limits.url.max) return { ok: false, problem: 'unreadable' };
  const url = readUrl(text);
  const found = url
    ? pointInLink(url)
    : (labelledPair(text) ?? decimalPair(text) ?? hemispherePair(text) ?? signedAngles(text));
  if (!found)
    return { ok: false, problem: url && shortHosts.test(url.hostname) ? 'shortLink' : 'unreadable' };
  return isLatLng(found.lat, found.lng) ? { ok: true, point: found } : { ok: false, problem: 'range' };
}

function readUrl(text: string): URL | undefined {
  const bare = /^(www\.|maps\.)\S+\//i.test(text);
  if (!bare && !/^(https?|geo):/i.test(text)) return;
  const address = bare ? `https://${text}` : text;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const number = String.raw`[+\-−]?\d{1,3}(?:\.\d+)?`;
const pointPair = new RegExp(String.raw`^\(?\s*(${number})\s*°?\s*[,;\s]\s*(${number})\s*°?\s*\)?$`);
/** `39,47` is one number with a decimal comma, or two whole degrees: too ambiguous for a pin. */
const halfPair = /^[+\-−]?\d+,[+\-−]?\d+$/;
const commaPair = /^\(?\s*([+\-−]?\d{1,3},\d+)\s*°?\s*(?:[;/]|,?\s)\s*([+\-−]?\d{1,3},\d+)\s*°?\s*\)?$/;

const latLabel = String.raw`lat(?:itude?|itud|\.)?`;
const lngLabel = String.raw`(?:lon(?:g(?:itude?|itud)?)?|lng)\.?`;
const labelled = (first: string, second: string) =>
  new RegExp(
    String.raw`^\W*${first}\W*?\s*[:=]?\s*(${number})\s*°?[\s,;"]*${second}"?\s*[:=]?\s*(${number})\s*°?\W*$`,
    'i',
  );
const latFirst = labelled(latLabel, lngLabel);
const lngFirst = labelled(lngLabel, latLabel);

/** `lat: 40.1, lon: -3.7`, whichever of them comes first. */
function labelledPair(text: string): LatLng | undefined {
  const [, lat, lng] = latFirst.exec(text) ?? [];
  if (lat && lng) return { lat: signed(lat), lng: signed(lng) };
  const [, east, north] = lngFirst.exec(text) ?? [];
  return east && north ? { lat: signed(north), lng: signed(east) } : undefined;
}

/** `+40.123-074.123/`, as ISO 6709 writes it. */
const isoPair = /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)\/?$/;

/** Two signed decimal numbers, latitude first; a decimal comma needs another separator than a bare comma. */
function decimalPair(text: string): LatLng | undefined {
  if (halfPair.test(text)) return;
  const match = pointPair.exec(text) ?? commaPair.exec(text) ?? isoPair.exec(text);
  return match?.[1] && match[2] ? { lat: signed(match[1]), lng: signed(match[2]) } : undefined;
}
