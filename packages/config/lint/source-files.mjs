import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/workspace.mjs';

/** Every file of a working tree that git knows or would take. */
export function filesOf(top) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(path.join(top, file)));
}

/** Files of the working tree with one of these endings. */
export function sourceFiles(...endings) {
  return filesOf(root).filter((file) => endings.some((ending) => file.endsWith(ending)));
}

export function readSource(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
