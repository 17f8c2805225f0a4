// What the words of `npm test` say has changed, read before anything is installed.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, workspacePackages } from '../../packages/config/bin/workspace.mjs';

/** The folders of packages and apps; `refuse` is told of a name that is none. */
export function foldersOf(names, refuse) {
  const packages = workspacePackages();
  return names.map((name) => {
    const wanted = name.replace(/\/+$/, '');
    const found = packages.find(
      ({ folder, manifest }) =>
        folder === wanted || path.basename(folder) === wanted || manifest.name === wanted,
    );
    return found ? found.folder : refuse(`There is no package or app ${name}.`);
  });
}

export function commitOf(ref, refuse) {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : refuse(`git knows no commit ${ref}.`);
}
