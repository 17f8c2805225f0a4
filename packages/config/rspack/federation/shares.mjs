// Shared modules of a page, `{ react: { '19.3.1': { get } } }`: the shell brings each in one version.

const numbers = (version) => version.replace('^', '').split('.', 3).map(Number.parseFloat);

/** Ranges are carets above a major version (shared.mjs). */
function satisfies(version, range) {
  const [has, needs] = [numbers(version), numbers(range)];
  const differs = has.findIndex((number, place) => number !== needs[place]);
  return differs < 0 || (differs > 0 && has[differs] > needs[differs]);
}

/** What makes the module `name` for an app that accepts `range`, or a promise of it. Throws where the page has none. */
export function findShare(shares, name, range) {
  const [[version, share] = []] = Object.entries(shares[name] ?? {});
  if (!share || !satisfies(version, range))
    throw new Error(`${name} ${range} is needed, and the page has ${version ?? 'none'}`);
  return share.lib ?? share.get();
}
