/** Code that leads to pages. API calls have their paths in the table of calls. */
const leadsToPages = /^(?:shell|mf-[^/]+|deploy|e2e|packages\/(?:server|i18n|ui|maps|runtime|kit))\//;
/** Tests write addresses out: what people bookmarked must keep working, whatever `paths` says. */
const isTest = /\.test\.tsx?$|\/test(?:ing)?\//;
/** Which page a remote draws for a route; what a browser test expects to read on the address bar; an API call. */
const mayName =
  /<Route path=|\btoHaveURL\(|\btoBe\(|'(?:GET|POST|PUT|PATCH|DELETE)'|\bpost\(|^\s*(?:\/\/|\/?\*)/;

/** The lines of a file that write out the address of a page instead of calling `@estela/contracts/paths`. */
export function writtenAddresses(file: string, text: string, routes: readonly string[]): string[] {
  if (!leadsToPages.test(file) || isTest.test(file)) return [];
  const pages = new Set(routes.map((route) => route.split('/')[1]).filter(Boolean));
  const address = new RegExp(`[\\s=(]['"\`](?:\\$\\{[^}]*\\})?/(?:${[...pages].join('|')})(?=[/?#'"\`])`);
  return text.split('\n').filter((line) => address.test(line) && !mayName.test(line));
}
