import satisfies from 'semver/functions/satisfies.js';

/** How the bundler writes a shared module into the script of a host that brings it. */
const provided = /\{\s*name:\s*"([^"]+)",\s*version:\s*"([^"]+)",\s*factory/g;

/** Shared module -> version, as the scripts of a built shell bring them. */
export function sharedVersions(scripts: string[]): Record<string, string> {
  const found = scripts.flatMap((text) => [...text.matchAll(provided)]);
  return Object.fromEntries(found.map(([, name = '', version = '']) => [name, version]));
}

export interface Misfit {
  name: string;
  wanted: string;
  /** Nothing where the shell does not bring the module at all. */
  brought?: string | undefined;
}

/** The shared modules that a build wants and a shell brings in another version, or not at all. */
export function misfits(wanted: Record<string, string>, brought: Record<string, string>): Misfit[] {
  return Object.entries(wanted)
    .filter(([name, range]) => !satisfies(brought[name] ?? '', range))
    .map(([name, range]) => ({ name, wanted: range, brought: brought[name] }));
}
