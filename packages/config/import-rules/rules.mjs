import { deployRules } from './deploy-rules.mjs';
import { serverRules } from './server-rules.mjs';
import { browserFolders, mayImport, plainContracts, singletonPackages } from './table.mjs';

const workspace = '^(shell|mf-[^/]+|e2e|deploy|packages/[^/]+)/';
const tests = String.raw`(\.test\.tsx?|\.spec\.ts|/src/testing/.+|^packages/[^/]+/test/.+)$`;
const browser = `^(?:${browserFolders.join('|')})/`;
const app = '(?:shell|mf-[^/]+)';

/** Any package may use the presets and scripts of packages/config. */
const tooling = '^packages/config/';

const directions = Object.entries(mayImport).map(([owner, names]) => ({
  name: `direction:${owner}`,
  comment: 'packages/config/import-rules/table.mjs says who may import whom.',
  from: { path: `^(${owner})/` },
  to: { path: workspace, pathNot: ['^$1/', tooling, ...names.map((name) => `^packages/${name}/`)] },
}));

/** Sub-paths of a singleton are bundled into remotes: a relative import would bundle a copy of the singleton. */
function subPathRules(folder, subPaths) {
  const parts = `^${folder}/src/(?:${subPaths.join('|')})/`;
  return [
    {
      name: `sub-path-uses-entry-point:${folder}`,
      comment:
        'Import the entry point by package name: a relative import puts a second copy into each remote.',
      from: { path: `^${folder}/src/(${subPaths.join('|')})/`, pathNot: tests },
      to: {
        path: `^${folder}/src/`,
        pathNot: [
          `^${folder}/src/$1/`,
          `^${folder}/src/generated/$1`,
          `^${folder}/src/index\\.ts$`,
          `^${folder}/src/[^/]+/index\\.ts$`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: `entry-point-without-sub-path:${folder}`,
      comment:
        'Every visitor loads what the entry point imports; a sub-path is loaded only where it is used.',
      from: { path: `^${folder}/src/`, pathNot: [parts, tests] },
      to: { path: parts, dependencyTypesNot: ['type-only'] },
    },
  ];
}

const structure = [
  {
    name: 'by-entry-point',
    comment: 'Across packages import by package name: only what package.json exports is public.',
    from: { path: workspace, pathNot: tooling },
    to: { path: workspace, pathNot: ['^$1/', tooling], dependencyTypes: ['local'] },
  },
  {
    name: 'server-by-entry-point',
    from: { path: '^deploy/' },
    to: {
      path: '^packages/server/',
      pathNot: '^packages/server/src/(index\\.ts|database/database-thread\\.mjs)$',
    },
  },
  {
    name: 'features-stay-apart',
    comment: 'Join features in src/app; move what two of them share up one level.',
    from: { path: `^(${app}/src/features)/([^/]+)/` },
    to: { path: '^$1/', pathNot: '^$1/$2/' },
  },
  {
    name: 'features-do-not-know-app',
    from: { path: `^(${app})/src/features/` },
    to: { path: '^$1/src/app/' },
  },
  {
    name: 'shared-does-not-know-features',
    from: { path: `^(${app})/src/(?:api|components|locales|platform)/` },
    to: { path: '^$1/src/(?:features|app)/' },
  },
  {
    name: 'testing-only-from-tests',
    from: { path: workspace, pathNot: [tests, '^packages/testing/'] },
    to: { path: '^packages/testing/' },
  },
  {
    name: 'test-support-only-from-tests',
    comment: 'A package may lend test support to the tests of others.',
    from: { path: '^([^/]+|packages/[^/]+)/src/', pathNot: tests },
    to: { path: '^([^/]+|packages/[^/]+)/test/' },
  },
  {
    name: 'no-zod-in-the-browser',
    comment: 'Types of @estela/contracts are free; its values bring zod. Use its plain sub-paths.',
    from: { path: `${browser}src/`, pathNot: tests },
    to: {
      path: '^packages/contracts/src/',
      pathNot: `^packages/contracts/src/(?:${plainContracts.join('|')})\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'no-node-in-the-browser',
    from: { path: `${browser}src/`, pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  { name: 'no-cycles', from: {}, to: { circular: true } },
  { name: 'no-unresolved', from: {}, to: { couldNotResolve: true } },
];

/** Who may change an area's endpoints without the other's release: its remote alone reads them. */
function ownAreaRule(areas) {
  return {
    name: 'own-area-of-api',
    comment:
      'mf-<area> imports @estela/api and @estela/api/<area>; packages/api/bin/areas.mjs shares a call.',
    from: { path: '^(?:mf-)?([^/]+)/', pathNot: ['^packages/api/', tests] },
    to: {
      path: `^packages/api/src/(?:${areas.join('|')})/`,
      // `report` belongs to the kit, `moderation` to every page whose things may be hidden.
      pathNot: ['^packages/api/src/$1/', '^packages/api/src/(?:report|moderation)/'],
    },
  };
}

/** The rules for dependency-cruiser. `subPathsOf` returns the source folders behind a package's sub-paths. */
export function importRules(subPathsOf) {
  const subPaths = singletonPackages
    .map((folder) => [folder, subPathsOf(folder)])
    .filter(([, names]) => names.length > 0)
    .flatMap(([folder, names]) => subPathRules(folder, names));
  const areas = ownAreaRule(subPathsOf('packages/api'));
  return [...directions, ...serverRules, ...deployRules, ...structure, ...subPaths, areas].map((rule) => ({
    severity: 'error',
    ...rule,
  }));
}
