interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** i18next's plural endings; languages differ in which they need, so a key counts without its ending. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

function flatten(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** `{{values}}` and `<tags>` of a text, sorted: what a translation may not lose. */
function placeholders(text: string): string {
  return (text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []).sort().join(' ');
}

function placeholdersByKey(catalogue: Catalogue): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of flatten(catalogue)) {
    const base = key.replace(pluralEnding, '');
    found.set(base, (found.get(base) ?? new Set()).add(placeholders(text)));
  }
  return found;
}

/** What differs between two catalogues, one line each; empty when every key and placeholder has its pair. */
export function catalogueDifferences(es: Catalogue, en: Catalogue): string[] {
  const [spanish, english] = [placeholdersByKey(es), placeholdersByKey(en)];
  const empty = [...flatten(es), ...flatten(en)].filter(([, text]) => text.trim() === '');
  return [
    ...[...spanish.keys()].filter((key) => !english.has(key)).map((key) => `en lacks ${key}`),
    ...[...english.keys()].filter((key) => !spanish.has(key)).map((key) => `es lacks ${key}`),
    ...[...spanish].flatMap(([key, wanted]) => {
      const given = english.get(key);
      const same = !given || [...wanted].sort().join('|') === [...given].sort().join('|');
      return same ? [] : [`${key} has other placeholders in en`];
    }),
    ...empty.map(([key]) => `${key} is empty`),
  ];
}
