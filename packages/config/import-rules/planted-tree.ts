import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Subset of a package.json that import rules look at. */
const exportsOf: Record<string, Record<string, string>> = {
  ui: { '.': './src/index.ts', './form': './src/form/index.ts' },
  api: {
    '.': './src/index.ts',
    './flights': './src/flights/index.ts',
    './gear': './src/gear/index.ts',
  },
  airspace: { '.': './src/index.ts', './test-zones': './test/index.ts' },
  contracts: { '.': './src/index.ts', './limits': './src/limits.ts' },
};
const packages = [
  'contracts',
  'i18n',
  'ui',
  'api',
  'maps',
  'runtime',
  'kit',
  'testing',
  'airspace',
  'sample',
  'basemap',
  'server',
];

/** Imports that obey every rule, so that a rule which refuses everything fails. */
const allowed: Record<string, string> = {
  'packages/contracts/src/index.ts': `export { limit } from './limits.ts';`,
  'packages/contracts/src/limits.ts': 'export const limit = 1;',
  'packages/airspace/src/index.ts': `import { limit } from '@estela/contracts/limits';\nexport const airspace = limit;`,
  'packages/airspace/test/index.ts': `import { airspace } from '../src/index.ts';\nexport const zone = airspace;`,
  'packages/i18n/src/index.ts': `import { limit } from '@estela/contracts/limits';\nexport const i18n = limit;`,
  'packages/ui/src/index.ts': `export { Button } from './action/button.tsx';`,
  'packages/ui/src/action/button.tsx': `import { i18n } from '@estela/i18n';\nexport function Button() { return <b>{i18n}</b>; }`,
  'packages/ui/src/form/index.ts': `export { Form } from './form.tsx';`,
  'packages/ui/src/form/form.tsx': `import { Button } from '@estela/ui';\nexport function Form() { return <Button />; }`,
  'packages/api/src/index.ts': `export { base } from './base.ts';`,
  'packages/api/src/base.ts': `import type { limit } from '@estela/contracts';\nexport const base: typeof limit = 1;`,
  'packages/api/src/flights/index.ts': `import { base } from '@estela/api';\nexport const flights = base;`,
  'packages/api/src/gear/index.ts': `import { base } from '@estela/api';\nexport const gear = base;`,
  'packages/maps/src/index.ts': 'export const maps = 1;',
  'packages/runtime/src/index.ts': 'export const runtime = 1;',
  'packages/kit/src/index.ts': `import { runtime } from '@estela/runtime';\nexport const kit = runtime;`,
  'packages/testing/src/index.ts': 'export const testing = 1;',
  'packages/basemap/src/index.ts': 'export const basemap = 1;',
  'packages/sample/src/index.ts': `import { limit } from '@estela/contracts';\nexport const sample = limit;`,
  'packages/server/src/index.ts': `import { limit } from '@estela/contracts';\nimport { sample } from '@estela/sample';\nimport { airspace } from '@estela/airspace';\nexport const server = [limit, airspace, sample];`,
  'packages/server/src/zones.test.ts': `import { zone } from '@estela/airspace/test-zones';\nexport const tested = zone;`,
  'packages/server/src/inner.ts': 'export const inner = 1;',
  'packages/server/src/once.ts': 'export const once = 1;',
  'packages/server/src/app.ts': 'export const app = 1;',
  'packages/server/src/modules.ts': `import { routes } from './areas/account/users/routes.ts';\nexport const modules = [routes];`,
  'packages/server/src/areas/account/users/routes.ts': `import { once } from '../../../once.ts';\nimport { group } from '../../groups/groups/index.ts';\nexport const routes = [once, group];`,
  'packages/server/src/areas/account/users/repository.ts': 'export const user = 1;',
  'packages/server/src/areas/account/users/index.ts': `export { user } from './repository.ts';`,
  ...Object.fromEntries(
    [
      'auth',
      'moderation',
      'components',
      'drones',
      'equipment-items',
      'batteries',
      'upkeep',
      'reminders',
      'places',
      'airspace',
      'flights',
      'snapshots',
      'spots',
      'topics',
      'posts',
      'feed',
      'search',
    ].map((name) => [`packages/server/src/areas/groups/${name}/index.ts`, 'export const name = 1;']),
  ),
  'packages/server/src/areas/groups/groups/index.ts': `import { name } from '../spots/index.ts';\nexport const group = name;`,
  'packages/server/src/inner.test.ts': `import { support } from '../test/support.ts';\nexport const tested = support;`,
  'packages/server/test/support.ts': 'export const support = 1;',
  'shell/src/main.tsx': `import './app/app.tsx';`,
  'shell/src/app/app.tsx': `import { one } from '../features/one/one.tsx';\nimport { Form } from '@estela/ui/form';\nexport const app = [one, Form];`,
  'shell/src/platform/start.ts': 'export const start = 1;',
  'shell/src/features/one/one.tsx': 'export const one = <i />;',
  'shell/src/features/two/two.tsx': 'export const two = 1;',
  'shell/src/features/two/two.test.tsx': `import { testing } from '@estela/testing';\nimport { two } from './two.tsx';\nexport const tested = [testing, two];`,
  'mf-gear/src/app/app.tsx': `import { gear } from '@estela/api/gear';\nimport { runtime } from '@estela/runtime';\nexport const app = [gear, runtime];`,
  'mf-spots/src/app/app.tsx': 'export const app = 1;',
  'deploy/src/errors.ts': 'export const error = 1;',
  'deploy/src/files/lock.ts': `import { error } from '../errors.ts';\nexport const lock = error;`,
  'deploy/src/signing/key.ts': `import { lock } from '../files/lock.ts';\nexport const key = lock;`,
  'deploy/src/signing/key.test.ts': `import { serve } from '../serve/serve.ts';\nexport const tested = serve;`,
  'deploy/src/dev/watch.ts': 'export const watch = 1;',
  'deploy/src/serve/serve.ts': `import { server } from '@estela/server';\nexport const serve = server;`,
  'e2e/specs/one.spec.ts': `import { limit } from '@estela/contracts/limits';\nexport const spec = limit;`,
};

/** Writes a small workspace in the shape of ours, with `planted` files added, and returns its folder. */
export function plantTree(planted: Record<string, string> = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'estela-imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  mkdirSync(path.join(root, 'node_modules/@estela'), { recursive: true });
  for (const name of packages) {
    const exports = exportsOf[name] ?? { '.': './src/index.ts' };
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@estela/${name}`, exports }));
    symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules/@estela', name));
  }
  for (const [file, text] of Object.entries({ ...allowed, ...planted })) write(file, text);
  return root;
}
