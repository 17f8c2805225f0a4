import path from 'node:path';
import { readBuild } from '../src/store/build-to-publish.ts';
import { copyWorkspace } from '../test/workspace-copy.ts';
import type { Figure } from './figures.ts';

/** D6: one app, built in folders of different names; how many different versions come out. */
export async function sameBytes(builds: number): Promise<Figure[]> {
  const versions = new Set<string>();
  for (let i = 0; i < builds; i += 1) {
    const copy = copyWorkspace();
    copy.run('build.mjs', '--force', 'mf-gear');
    const app = path.join(copy.root, 'mf-gear');
    const { version } = await readBuild(path.join(app, 'dist'), path.join(app, 'package.json'));
    versions.add(version);
    copy.remove();
  }
  const name = `different versions of ${builds} builds in different folders`;
  return [{ id: 'D6', name, value: versions.size, unit: 'count', target: 1, exact: true }];
}
