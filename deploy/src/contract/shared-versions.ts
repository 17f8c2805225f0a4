import type { ReleaseProvides } from '@estela/contracts/release';
import gte from 'semver/functions/gte.js';
import inc from 'semver/functions/inc.js';
import type { Problem } from './problems.ts';

/** Packages of this product; the versions of others are their makers' affair. */
const ownScope = '@estela/';

/** Shared packages of a shell whose names changed more than their versions say, compared with an earlier shell. */
export function versionProblems(
  { app, version }: Pick<Problem, 'app' | 'version'>,
  provides: ReleaseProvides,
  earlier: ReleaseProvides,
): Problem[] {
  return Object.entries(provides.modules).flatMap(([module, now]): Problem[] => {
    const before = earlier.modules[module];
    if (!module.startsWith(ownScope) || !before?.names || !now.names) return [];
    const dropped = namesBeyond(before.names, now.names);
    const added = namesBeyond(now.names, before.names);
    if (dropped.length + added.length === 0) return [];
    const kind = dropped.length > 0 ? 'dropped' : 'added';
    const wanted = inc(before.version, kind === 'dropped' ? 'major' : 'minor');
    if (wanted === null || gte(now.version, wanted)) return [];
    const what = kind === 'dropped' ? dropped : added;
    return [{ kind, app, version, module, what, provided: now.version, wanted }];
  });
}

function namesBeyond(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name));
}
