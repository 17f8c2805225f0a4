import { register } from 'tsx/esm/api';
import { cataloguePairs, readCatalogue } from './catalogue-files.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

function keysOf(catalogue, prefix = '') {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Namespace -> its keys, without plural endings. */
function knownKeys() {
  const keys = new Map();
  for (const { es, namespace } of cataloguePairs()) {
    const own = keysOf(readCatalogue(es)).flatMap((key) => [key, key.replace(pluralEnding, '')]);
    keys.set(namespace, new Set([...(keys.get(namespace) ?? []), ...own]));
  }
  return keys;
}

/** `const { t } = ...`: where a file's `t` comes from. */
const binding = /\{[^{}]*\bt\b[^{}]*\}\s*=\s*(\w+)\((?:'([^']+)')?/g;

/**
 * The literal keys that a file passes to `t`, as [namespace, key]. A file whose `t` is not of one known namespace is
 * left out, and so are keys that are put together at run time.
 */
function askedKeys(text) {
  const origins = [...text.matchAll(binding)].map(
    ([, hook, namespace]) => hook === 'useTranslation' && namespace,
  );
  const own = new Set(origins).size === 1 ? origins[0] : undefined;
  return [...text.matchAll(/\bt\(\s*'([^'\n]+)'/g)].flatMap(([, key]) => {
    const [namespace, rest] = key.includes(':') ? key.split(':') : [own, key];
    return namespace ? [[namespace, rest]] : [];
  });
}

/** Whether a source has the key as a string, or one put together that begins as the key does. */
function isAsked(key, sources) {
  const name = key.replace(pluralEnding, '');
  const groups = name.split('.').slice(0, -1);
  const beginnings = groups.map((_, depth) => `${groups.slice(0, depth + 1).join('.')}.\${`);
  const whole = new RegExp(`['"\`:]${name.replaceAll('.', '\\.')}['"\`]`);
  return sources.some(
    (text) =>
      whole.test(text) ||
      beginnings.some((start) => text.includes(`\`${start}`) || text.includes(`:${start}`)),
  );
}

/** Their code reads texts as properties, which the compiler checks, and no visitor loads them. */
const onNode = new Set(['packages/server', 'deploy']);

/** Keys of a browser's catalogue that no code uses: every visitor would load them for nothing. */
function idleKeys(sources, { required, optional }) {
  const byConvention = [...required.flatMap(({ anyOf }) => anyOf), ...optional];
  const whole = new Set(byConvention);
  const groups = byConvention.filter((key) => key.endsWith('.'));
  const isConvention = (key) => whole.has(key) || groups.some((group) => key.startsWith(group));
  return cataloguePairs()
    .filter(({ folder }) => !onNode.has(folder))
    .flatMap(({ es, namespace }) =>
      keysOf(readCatalogue(es))
        .filter((key) => !isConvention(`${namespace}:${key.replace(pluralEnding, '')}`))
        .filter((key) => !isAsked(key, sources))
        .map((key) => `${es}: no code uses ${key}`),
    );
}

/** What the kit of forms and lists reads by name, in the sources of remotes. */
async function keysByName(files) {
  const unregister = register();
  const { conventionKeys } = await import('./text-places.ts');
  await unregister();
  const pairs = cataloguePairs();
  const sources = files.map((file) => {
    const { namespace } = pairs.find(({ folder }) => folder && file.startsWith(`${folder}/`)) ?? {};
    return { file, text: readSource(file), namespace };
  });
  return conventionKeys(sources.filter(({ file }) => file.endsWith('.tsx')));
}

/** Whether a catalogue has `namespace:key`, or something in the group. */
function isKnown(known, address) {
  const [namespace, key] = address.split(':');
  const keys = known.get(namespace) ?? new Set();
  return key.endsWith('.') ? [...keys].some((one) => one.startsWith(key)) : keys.has(key);
}

/** Keys that code uses but no catalogue has (the key itself would show), and keys that no code uses. */
export async function textProblems() {
  const known = knownKeys();
  const files = sourceFiles('.ts', '.tsx').filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));
  const missing = files.flatMap((file) =>
    askedKeys(readSource(file))
      .filter(([namespace, key]) => known.has(namespace) && !known.get(namespace).has(key))
      .map(([namespace, key]) => `${file}: ${namespace} has no ${key}`),
  );
  const byName = await keysByName(files);
  const unnamed = byName.required
    .filter(({ anyOf }) => !anyOf.some((address) => isKnown(known, address)))
    .map(({ file, anyOf }) => `${file}: no catalogue has ${anyOf.join(' or ')}`);
  return [...missing, ...unnamed, ...idleKeys(files.map(readSource), byName)];
}
