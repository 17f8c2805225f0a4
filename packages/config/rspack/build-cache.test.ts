import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(path.join(__dirname, 'build-cache.mjs')).href;
const script = `import { buildCache } from '${file}'; console.log(buildCache('once').version)`;
const versionIn = (cwd: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd, encoding: 'utf8' });

test('a build with other settings of its app reads nothing of what the last one left', () => {
  const app = mkdtempSync(path.join(os.tmpdir(), 'estela-app-'));
  try {
    const settings = path.join(app, 'rspack.config.mjs');
    writeFileSync(settings, 'export default {};');
    const before = versionIn(app);
    expect(versionIn(app)).toBe(before);
    writeFileSync(settings, "export default { devtool: 'source-map' };");
    expect(versionIn(app)).not.toBe(before);
  } finally {
    rmSync(app, { recursive: true });
  }
});
