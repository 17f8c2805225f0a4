import { StoreError } from '../../errors.ts';

/** `<app> <version>` once or more, each app once. */
export function pairs(words: string[]): Record<string, string> {
  const apps = words.filter((_, at) => at % 2 === 0);
  const versions = words.filter((_, at) => at % 2 === 1);
  if (apps.length !== versions.length) throw new StoreError('NO_VERSION', { app: apps.at(-1) ?? '' });
  const twice = apps.find((app, at) => apps.indexOf(app) !== at);
  if (twice !== undefined) throw new StoreError('NAMED_TWICE', { app: twice });
  return Object.fromEntries(apps.map((app, at) => [app, versions[at] ?? '']));
}
