import { spawn } from 'node:child_process';
import { root } from '../bin/workspace.mjs';

/** Runs a tool at the root: its output as one problem where it fails, none where it passes. */
export function problemsOf(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${command} ended with ${code}`]),
    );
  });
}

/** The problems of every item, at most `limit` items at a time, in the order of the items. */
export async function problemsOfEach(items, limit, check) {
  const found = items.map(() => []);
  const waiting = items.entries();
  async function work() {
    for (const [index, item] of waiting) found[index] = await check(item);
  }
  await Promise.all(Array.from({ length: limit }, work));
  return found.flat();
}
