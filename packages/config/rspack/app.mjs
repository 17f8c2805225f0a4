import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a build is of. `dir` is the app's folder; `--env version=1.2.3` or ESTELA_VERSION names the version,
 * else package.json does; `--env out=folder` moves the output.
 */
export function describeApp(dir, env = {}, argv = {}) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const name = path.basename(dir);
  const version = env.version ?? process.env.ESTELA_VERSION ?? manifest.version;
  return {
    dir,
    name,
    version,
    routes: manifest.estela?.routes ?? [],
    isDevelopment: argv.mode === 'development',
    outDir: path.resolve(dir, env.out ?? 'dist'),
    /** Global name of a remote's container: constant over versions. */
    container: name.replaceAll('-', '_'),
    /** Prefix of the bundler's global variables: with the version in it, no two builds in a page share any. */
    uniqueName: `${name}_${version}`.replace(/\W/g, '_'),
  };
}
