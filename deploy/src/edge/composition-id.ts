import { createHash } from 'node:crypto';
import { shellName } from '../store/store-paths.ts';

interface Part {
  version: string;
  disabled?: boolean | undefined;
}

/**
 * The id of a set of versions: the same in every process and at any time, whatever order the apps come in. A disabled
 * app counts as disabled, not as its version. Reports in the field carry these ids, so the rule never changes.
 */
export function compositionId(shell: Part, remotes: Readonly<Record<string, Part>>): string {
  const apps = Object.entries({ ...remotes, [shellName]: shell })
    .map(([app, { version, disabled }]) => [app, disabled ? null : version] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(apps)).digest('hex').slice(0, 12);
}
