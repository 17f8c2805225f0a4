import type { Read } from './apps.ts';

type Catalogue = { [key: string]: string | Catalogue };

export interface ChangedTexts {
  /** Keys whose text differs, without plural endings. */
  keys: string[];
  /** What they said, and what they say. */
  texts: string[];
  /** Both have the same keys: the compiler and whoever asks for a key see no difference. */
  isSameKeys: boolean;
}

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

export function changedTexts(before: Catalogue, after: Catalogue): ChangedTexts {
  const [old, now] = [flat(before), flat(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
  return {
    keys: [...new Set(changed.map((key) => key.replace(pluralEnding, '')))],
    texts: changed.flatMap((key) => [old.get(key) ?? [], now.get(key) ?? []].flat()),
    isSameKeys: changed.every((key) => old.has(key) && now.has(key)),
  };
}

function flat(catalogue: Catalogue, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/**
 * Sources that may ask for a key of a catalogue: by its name, by one that is put together and begins as it does, or through
 * the kit, which is told where a form's or a list's texts are. None for a key whose users cannot be found.
 */
export function usersOf(key: string, namespace: string, sources: readonly string[], read: Read): string[] {
  const groups = key.split('.').slice(0, -1);
  const beginnings = groups.map((_, depth) => groups.slice(0, depth + 1).join('.'));
  const whole = new RegExp(`['"\`:]${escaped(key)}['"\`]`);
  const within = beginnings.map(
    (group) =>
      new RegExp(
        `[\`:]${escaped(group)}\\.\\$\\{|["']${namespace}:${escaped(group)}\\.?["']|\\b(?:labels|texts)[=:] ?["']${escaped(group)}["']`,
      ),
  );
  return sources.filter((file) => {
    const text = read(file);
    return whole.test(text) || within.some((pattern) => pattern.test(text));
  });
}

const escaped = (text: string) => text.replaceAll('.', '\\.');
