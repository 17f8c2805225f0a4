/** Where a link that somebody wrote leads: to a page of this site, or to another site. */
type LinkTarget = { inside: string; outside?: undefined } | { outside: string; inside?: undefined };

/**
 * Read as the browser would read it, which drops tabs and takes a backslash for a slash. Undefined for what we link to
 * nowhere: other schemes, addresses with a name and password, words that are no address, and what looks like a page of this
 * site and is none, as `/\t/other.example`.
 */
export function linkTarget(written: string): LinkTarget | undefined {
  const { origin } = window.location;
  if (!/^(?:https?:\/\/|\/)/i.test(written) || !URL.canParse(written, origin)) return undefined;
  const url = new URL(written, origin);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.origin !== origin) return written.startsWith('/') ? undefined : { outside: url.href };
  return { inside: url.pathname + url.search + url.hash };
}
