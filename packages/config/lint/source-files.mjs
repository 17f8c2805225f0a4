import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/workspace.mjs';

/** Files of the working tree that git knows or would take, with one of these endings. */
export function sourceFiles(...endings) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list
    .split('\0')
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && existsSync(path.join(root, file)));
}

export function readSource(file) {
  return readFileSync(path.join(root, file), 'utf8');
}
