import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/** The workspace's packages in a folder of their own, so that a test can change and build them. */
export interface WorkspaceCopy {
  root: string;
  /** Runs one of the programs in `deploy/bin` of the copy; returns what it prints. */
  run: (program: string, ...args: string[]) => string;
  /** Changes a file; returns what puts it back. */
  edit: (file: string, change: (text: string) => string) => () => void;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const root = mkdtempSync(path.join(os.tmpdir(), 'estela-copy-'));
  // Every package's own folder of links is copied; they lead into the one folder of installed packages.
  const script = `for dir in *; do case "$dir" in
      node_modules) ln -s "$PWD/$dir" "$1/$dir" ;;
      *) tar -c --exclude=dist --exclude=.cache --exclude=.estela "$dir" | tar -x -C "$1" ;;
    esac; done`;
  execFileSync('sh', ['-ec', script, 'copy', root], { cwd: repository });

  function edit(file: string, change: (text: string) => string): () => void {
    const target = path.join(root, file);
    const text = readFileSync(target, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} was to change`);
    writeFileSync(target, changed);
    return () => writeFileSync(target, text);
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
    remove: () => rmSync(root, { recursive: true }),
  };
}
