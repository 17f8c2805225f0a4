import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, tool } from '../../packages/config/bin/workspace.mjs';
import { sourceHashes } from './input-hash.mjs';
import { runTool } from './run-tool.mjs';

/** An error of the compiler, but for those in tests: they are in no build. */
const isError = (line) => /^(?:\S.*: )?error TS\d+: /.test(line) && !/\.test\.tsx?\(/.test(line);

/**
 * What is wrong with the types of an app and of the packages that it is made of, a line each. What the compiler found out is
 * kept: a check after a small change takes a fifth of the first one, and one of unchanged sources reads them alone.
 */
export async function checkTypes(
  { name, folder, manifest },
  { cache = path.join(root, '.cache/types'), withoutHurry = false } = {},
) {
  const sources = sourceHashes()({ manifest });
  const sound = path.join(cache, `${name}.sound`);
  if (existsSync(sound) && readFileSync(sound, 'utf8') === sources) return [];
  mkdirSync(cache, { recursive: true });
  const known = path.join(cache, `${name}.tsbuildinfo`);
  const args = ['-p', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false'];
  const { code, output } = await runTool(tool('tsc'), args, {
    cwd: root,
    withoutHurry,
    shell: process.platform === 'win32',
  });
  const lines = output.split('\n');
  const errors = lines.filter(isError);
  if (code !== 0 && !lines.some((line) => line.includes('error TS'))) return lines;
  // What was saved meanwhile may have been looked at or not.
  if (errors.length === 0 && sourceHashes()({ manifest }) === sources) writeFileSync(sound, sources);
  return errors;
}
