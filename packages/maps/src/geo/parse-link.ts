import type { LatLng } from './coordinates.ts';
import { hemispherePair } from './parse-angles.ts';

const pair = String.raw`(-?\d{1,3}(?:\.\d+)?)(?:,|%2C)(?:\s|\+|%20)*(-?\d{1,3}(?:\.\d+)?)`;

/** Most reliable first: the pin, then a place named by its coordinates. */
const places = [
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(`[?&](?:q|query|destination|daddr|to|ll|sll|center|cp|coordinate|mlat_mlon)=(?:loc:)?${pair}`),
  new RegExp(`/(?:place|search|dir(?:/[^/]*)?)/${pair}`),
  new RegExp(`^geo:${pair}`),
];

/** The middle of the view. */
const views = [new RegExp(`/@${pair}`), /#map=\d+(?:\.\d+)?\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/];

/** The point that a map link names; nothing is fetched. */
export function pointInLink(url: URL): LatLng | undefined {
  const { mlat, mlon } = Object.fromEntries(url.searchParams);
  if (mlat && mlon) return { lat: Number(mlat), lng: Number(mlon) };
  const pin = /^geo:/i.test(url.href) ? /[?&]q=([^&]+)/.exec(url.href)?.[1] : undefined;
  const texts = pin ? [`geo:${pin}`, url.href] : [url.href];
  const found = pairIn(texts, places) ?? anglesIn(url) ?? pairIn(texts, views);
  // Beside an address 0, 0 stands for no point at all.
  const isNone = found?.lat === 0 && found.lng === 0 && namesPlace(url);
  return isNone ? undefined : found;
}

function namesPlace({ href, searchParams }: URL): boolean {
  const query = (searchParams.get('q') ?? searchParams.get('query') ?? '').replace(/^loc:|\(.*\)$/g, '');
  const isPoint = /^[\s0.,+-]*$/.test(query);
  return !isPoint || /\/(?:place|search)\/[^/@]*\p{L}/u.test(href);
}

function pairIn(texts: readonly string[], patterns: readonly RegExp[]): LatLng | undefined {
  for (const text of texts) {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (match?.[1] && match[2]) return { lat: Number(match[1]), lng: Number(match[2]) };
    }
  }
}

/** A place that is named by its degrees, minutes and seconds. */
function anglesIn({ pathname, searchParams }: URL): LatLng | undefined {
  const segment = /\/(?:place|search)\/([^/]+)/.exec(pathname)?.[1];
  const names = [
    // Read as a query: there a plus is a space, and a broken escape is no error.
    new URLSearchParams(`name=${segment ?? ''}`).get('name'),
    ...['q', 'query', 'destination'].map((name) => searchParams.get(name)),
  ];
  for (const name of names) {
    const found = hemispherePair(name?.trim() ?? '');
    if (found) return found;
  }
}
