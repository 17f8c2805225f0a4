import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { plantTree } from './planted-tree.ts';

const repository = path.resolve(__dirname, '../../..');
const config = path.join(__dirname, 'dependency-cruiser.config.mjs');

interface Violation {
  rule: { name: string };
  from: string;
}

/** `rule <- file` for every violation in a tree. */
function violationsIn(planted: Record<string, string>): string[] {
  const root = plantTree(planted);
  const folders = ['shell', 'mf-gear', 'mf-spots', 'packages', 'deploy', 'e2e'];
  const run = spawnSync(
    path.join(repository, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(root, { recursive: true });
  const { summary } = JSON.parse(run.stdout) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name} <- ${from}`).sort();
}

/** One import that its package's row in the table forbids, per row. */
const directions: Record<string, [file: string, target: string]> = {
  'direction:packages/contracts': ['packages/contracts/src/bad.ts', '@estela/i18n'],
  'direction:packages/i18n': ['packages/i18n/src/bad.ts', '@estela/ui'],
  'direction:packages/ui': ['packages/ui/src/bad.tsx', '@estela/api'],
  'direction:packages/api': ['packages/api/src/bad.ts', '@estela/ui'],
  'direction:packages/maps': ['packages/maps/src/bad.tsx', '@estela/runtime'],
  'direction:packages/runtime': ['packages/runtime/src/bad.tsx', '@estela/maps'],
  'direction:packages/kit': ['packages/kit/src/bad.tsx', '@estela/maps'],
  'direction:packages/testing': ['packages/testing/src/bad.ts', '@estela/server'],
  'direction:packages/airspace': ['packages/airspace/src/bad.ts', '@estela/server'],
  'direction:packages/basemap': ['packages/basemap/src/bad.ts', '@estela/contracts'],
  'direction:packages/sample': ['packages/sample/src/bad.ts', '@estela/airspace'],
  'direction:packages/server': ['packages/server/src/bad.ts', '@estela/api'],
  'direction:shell': ['shell/src/app/bad.tsx', '@estela/server'],
  'direction:mf-[^/]+': ['mf-gear/src/app/bad.tsx', '@estela/server'],
  'direction:e2e': ['e2e/specs/bad.spec.ts', '@estela/api'],
  'direction:deploy': ['deploy/src/bad.ts', '@estela/runtime'],
};

/** One import per layer of the server that runs up. */
const layers: Record<string, [file: string, target: string]> = Object.fromEntries(
  [
    'csv',
    'database',
    'identity',
    'visibility',
    'http',
    'mail',
    'live',
    'jobs',
    'maps',
    'media',
    'people',
    'lists',
    'references',
    'trash',
  ].map((layer) => [
    `server-layer:${layer}`,
    [`packages/server/src/${layer}/up.ts`, '../areas/account/users/index.ts'],
  ]),
);

/** One import per layer of deploy that runs up, and one from each of its two highest to the other. */
const deployLayers: Record<string, [file: string, target: string]> = {
  ...Object.fromEntries(
    ['files', 'signing', 'store', 'contract', 'releases', 'telemetry', 'edge', 'dev'].map((layer) => [
      `deploy-layer:${layer}`,
      [`deploy/src/${layer}/up.ts`, '../serve/serve.ts'],
    ]),
  ),
  ...Object.fromEntries(
    ['tokens', 'commands', 'remote', 'cli', 'control'].map((layer) => [
      `deploy-layer:fleet/${layer}`,
      [`deploy/src/fleet/${layer}/up.ts`, '../../serve/serve.ts'],
    ]),
  ),
  'deploy-layer:serve': ['deploy/src/serve/across.ts', '../dev/watch.ts'],
};

/** The modules that others may import, in their order: each planted import goes to the next. */
const shared = [
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
  'groups',
  'topics',
  'posts',
  'users',
];
const areaOf = (name?: string) => (name === 'users' ? 'account' : 'groups');
const order: Record<string, [file: string, target: string]> = Object.fromEntries(
  shared.map((name, index) => [
    `server-module-order:${name}`,
    [
      `packages/server/src/areas/${areaOf(name)}/${name}/up.ts`,
      `../../${areaOf(shared[index + 1])}/${shared[index + 1] ?? 'feed'}/index.ts`,
    ],
  ]),
);

/** One bad import for each of the other rules. */
const structure: Record<string, [file: string, target: string]> = {
  'by-entry-point': ['mf-gear/src/app/deep.tsx', '../../../packages/ui/src/action/button.tsx'],
  'server-by-entry-point': ['deploy/src/deep.ts', '../../packages/server/src/inner.ts'],
  'features-stay-apart': ['shell/src/features/one/across.tsx', '../two/two.tsx'],
  'features-do-not-know-app': ['shell/src/features/two/up.tsx', '../../app/app.tsx'],
  'shared-does-not-know-features': ['shell/src/platform/up.ts', '../features/two/two.tsx'],
  'testing-only-from-tests': ['mf-spots/src/app/mock.tsx', '@estela/testing'],
  'server-layer:areas': ['packages/server/src/areas/account/users/app.ts', '../../../app.ts'],
  'server-module-by-its-entry': [
    'packages/server/src/areas/groups/groups/deep.ts',
    '../../account/users/repository.ts',
  ],
  'server-modules-from-outside': ['packages/server/src/outside.ts', './areas/account/users/repository.ts'],
  'server-module-is-not-shared': ['packages/server/src/areas/groups/groups/search.ts', '../search/index.ts'],
  'test-support-only-from-tests': ['packages/server/src/support.ts', '../test/support.ts'],
  'own-area-of-api': ['mf-gear/src/app/other-area.tsx', '@estela/api/flights'],
  'no-zod-in-the-browser': ['mf-spots/src/app/zod.tsx', '@estela/contracts'],
  'no-node-in-the-browser': ['packages/i18n/src/node.ts', 'node:fs'],
  'no-unresolved': ['mf-spots/src/app/typo.tsx', './no-such-file.tsx'],
  'no-cycles': ['packages/maps/src/loop.tsx', './loop.tsx'],
  'sub-path-uses-entry-point:packages/ui': ['packages/ui/src/form/copy.tsx', '../action/button.tsx'],
  'sub-path-uses-entry-point:packages/api': ['packages/api/src/flights/copy.ts', '../base.ts'],
  'entry-point-without-sub-path:packages/ui': ['packages/ui/src/action/heavy.tsx', '../form/form.tsx'],
  'entry-point-without-sub-path:packages/api': ['packages/api/src/heavy.ts', './flights/index.ts'],
};

const badImports = { ...directions, ...layers, ...deployLayers, ...order, ...structure };

function plants(table: Record<string, [string, string]>): Record<string, string> {
  return Object.fromEntries(
    Object.values(table).map(([file, target]) => [
      file,
      `import * as bad from '${target}';\nexport const planted = bad;`,
    ]),
  );
}

test('a tree that obeys the table has no violation', () => {
  expect(violationsIn({})).toEqual([]);
});

test('each planted bad import is found by its rule', () => {
  const found = violationsIn(plants(badImports));
  for (const [rule, [file]] of Object.entries(badImports)) expect(found).toContain(`${rule} <- ${file}`);
});

test('one remote may not import another, not even from a test', () => {
  const found = violationsIn({
    'mf-gear/src/app/other.test.tsx': `import { app } from '../../../mf-spots/src/app/app.tsx';\nexport const x = app;`,
  });
  expect(found).toContain('direction:mf-[^/]+ <- mf-gear/src/app/other.test.tsx');
});

test('every rule of the configuration is planted', async () => {
  const names = spawnSync(process.execPath, ['--input-type=module', '--eval', listRules], {
    encoding: 'utf8',
  });
  expect(names.stderr).toBe('');
  expect(JSON.parse(names.stdout).sort()).toEqual(Object.keys(badImports).sort());
});

const listRules = `
import { importRules } from ${JSON.stringify(path.join(__dirname, 'rules.mjs'))};
console.log(JSON.stringify(importRules(() => ['form']).map(({ name }) => name)));
`;
