/** First words of addresses that are files and calls of ours: a missing one is a 404, not a page. */
const notPages = ['shell', 'remotes', 'override', 'telemetry', 'fleet', '__estela'];

/** The same, and what other parts of the server answer: no app can have a page there. */
export const serverPlaces: ReadonlySet<string> = new Set([
  ...notPages,
  'api',
  'composition',
  'map',
  'media',
  'metrics',
  'sitemap',
]);

/** Is this an address below which there are no pages? */
export function isNoPage(pathname: string): boolean {
  return notPages.includes(pathname.split('/')[1] ?? '');
}
