import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a build is of. `dir` is the app's folder; `--env out=folder` moves the output. A build does not know its
 * version, which is the hash of what comes out: no byte changes but what was changed.
 */
export function describeApp(dir, env = {}, argv = {}) {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  // The folder of a remote in a repository of its own may have any name.
  const name = manifest.name?.replace(/^@[^/]+\//, '') ?? path.basename(dir);
  const isDevelopment = argv.mode === 'development';
  return {
    dir,
    name,
    routes: manifest.estela?.routes ?? [],
    namespace: manifest.estela?.namespace,
    isDevelopment,
    outDir: path.resolve(dir, env.out ?? 'dist'),
    /** Global name of a remote's container. */
    container: name.replaceAll('-', '_'),
    /** Where the edge serves files that are named after their content; all versions share them. */
    publicPath: isDevelopment ? 'auto' : `/${name === 'shell' ? name : `remotes/${name}`}/files/`,
  };
}
