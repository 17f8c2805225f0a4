import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * The workspace's packages in a folder of their own, so that a test can change and build them. What is built already comes
 * along with the stamps that say of which sources it is: only what differs from them is built again.
 */
export interface WorkspaceCopy {
  root: string;
  /** Runs one of the programs in `deploy/bin` of the copy; returns what it prints. */
  run: (program: string, ...args: string[]) => string;
  /** Changes a file; returns what puts it back. */
  edit: (file: string, change: (text: string) => string) => () => void;
  /** Saves the apps' builds as they are now; returns what puts them back. */
  saveBuilds: () => () => void;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const root = mkdtempSync(path.join(os.tmpdir(), 'estela-copy-'));
  // Installed packages lie where they lie in the repository, as names of files are part of a build: as hard links where the
  // temporary folder is on the same disk, for they are many.
  const script = `for dir in *; do case "$dir" in
      node_modules) cp -al "$dir" "$1/" 2>/dev/null || cp -a "$dir" "$1/" ;;
      *) tar -c --exclude=.cache --exclude=.estela "$dir" | tar -x -C "$1" ;;
    esac; done
    if [ -d .cache/builds ]; then mkdir "$1/.cache"; cp -R .cache/builds "$1/.cache/"; fi`;
  execFileSync('sh', ['-ec', script, 'copy', root], { cwd: repository });

  function edit(file: string, change: (text: string) => string): () => void {
    const target = path.join(root, file);
    const text = readFileSync(target, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} was to change`);
    writeFileSync(target, changed);
    return () => writeFileSync(target, text);
  }

  function saveBuilds(): () => void {
    const saved = path.join(root, '.cache/saved');
    const folders = ['.cache/builds', ...readdirSync(root).map((folder) => `${folder}/dist`)];
    const built = folders.filter((folder) => existsSync(path.join(root, folder)));
    for (const folder of built)
      cpSync(path.join(root, folder), path.join(saved, folder), { recursive: true });
    return () => {
      for (const folder of built) {
        rmSync(path.join(root, folder), { recursive: true });
        cpSync(path.join(saved, folder), path.join(root, folder), { recursive: true });
      }
    };
  }

  return {
    root,
    run: (program, ...args) =>
      execFileSync(process.execPath, [path.join(root, 'deploy/bin', program), ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    edit,
    saveBuilds,
    remove: () => rmSync(root, { recursive: true }),
  };
}
