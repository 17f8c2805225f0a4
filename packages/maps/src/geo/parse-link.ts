import type { LatLng } from './coordinates.ts';

const pair = String.raw`(-?\d{1,3}(?:\.\d+)?)(?:,|%2C)(?:\s|\+|%20)*(-?\d{1,3}(?:\.\d+)?)`;

/** Most reliable first: the pin, then a place named by its coordinates, then the middle of the view. */
const patterns = [
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/,
  new RegExp(`[?&](?:q|query|destination|daddr|ll|sll|center|cp|coordinate|mlat_mlon)=(?:loc:)?${pair}`),
  new RegExp(`/(?:place|search|dir(?:/[^/]*)?)/${pair}`),
  new RegExp(`^geo:${pair}`),
  new RegExp(`/@${pair}`),
  /#map=\d+(?:\.\d+)?\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/,
];

/** The point that a map link names; nothing is fetched. */
export function pointInLink(url: URL): LatLng | undefined {
  const { mlat, mlon } = Object.fromEntries(url.searchParams);
  if (mlat && mlon) return { lat: Number(mlat), lng: Number(mlon) };
  const pin = /^geo:/i.test(url.href) ? /[?&]q=([^&]+)/.exec(url.href)?.[1] : undefined;
  for (const text of pin ? [`geo:${pin}`, url.href] : [url.href]) {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (match?.[1] && match[2]) return { lat: Number(match[1]), lng: Number(match[2]) };
    }
  }
}
