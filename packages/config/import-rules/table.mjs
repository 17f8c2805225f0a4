/** Who may import whom; one row per kind of folder. A package that is absent from a row may not be imported there. */
export const mayImport = {
  'packages/contracts': [],
  'packages/i18n': ['contracts'],
  'packages/ui': ['i18n'],
  'packages/api': ['contracts'],
  'packages/maps': ['contracts', 'i18n', 'ui'],
  'packages/runtime': ['contracts', 'i18n', 'ui', 'api'],
  // `testing` from tests only, here and below: see rules.mjs.
  'packages/kit': ['contracts', 'i18n', 'ui', 'api', 'runtime', 'testing'],
  'packages/testing': ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime'],
  'packages/airspace': ['contracts'],
  'packages/sample': ['contracts'],
  'packages/basemap': [],
  'packages/server': ['contracts', 'airspace', 'basemap', 'sample'],
  shell: ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime', 'kit', 'testing'],
  // `airspace` for its sun alone.
  'mf-[^/]+': ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime', 'kit', 'airspace', 'testing'],
  e2e: ['contracts', 'basemap'],
  deploy: ['contracts', 'server'],
};

/** Folders whose code runs in the browser, and airspace, which is as free of Node and zod: pure functions. */
export const browserFolders = [
  'shell',
  'mf-[^/]+',
  'packages/i18n',
  'packages/ui',
  'packages/api',
  'packages/maps',
  'packages/runtime',
  'packages/kit',
  'packages/airspace',
];

/** Packages whose entry point is a federation singleton; their sub-paths are bundled where they are used. */
export const singletonPackages = ['packages/ui', 'packages/api'];

/** Parts of contracts that are plain constants; everything else brings zod along. */
export const plainContracts = [
  'values',
  'limits',
  'mentions',
  'notices',
  'menu',
  'errors',
  'release',
  'platform',
  'snapshots',
  'theme',
  'telemetry',
  'pictures',
  'passwords',
  'social-address',
  'web-address',
  'paths',
];

/** Folders of packages/server/src, from the lowest up: each may import those named and files that import no folder's. */
export const serverLayers = {
  database: [],
  identity: ['database'],
  visibility: ['identity'],
  http: ['database', 'identity', 'locales'],
  csv: ['database', 'http'],
  mail: ['database', 'http'],
  live: ['database'],
  jobs: ['database'],
  maps: [],
  media: ['database', 'http', 'identity', 'visibility'],
  people: ['identity'],
  lists: ['database', 'visibility'],
  references: ['database', 'http', 'identity', 'visibility'],
  trash: ['database'],
  areas: [
    'csv',
    'database',
    'http',
    'identity',
    'lists',
    'live',
    'mail',
    'media',
    'people',
    'references',
    'trash',
    'visibility',
  ],
};

/** Files beside those folders that every layer may import. */
export const serverBase = [
  'calendar-day',
  'config',
  'once',
  'start-errors',
  'turns',
  'work-queue',
  'zone-clock',
];

/**
 * Modules of the server, `areas/<area>/<module>`, that other modules may import; each imports only those before it, so that
 * no circle can arise.
 */
export const sharedServerModules = [
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
  'feed',
];

/** Folders of deploy/src, from the lowest up: each may import those named and the base. Beside them only what joins all. */
export const deployLayers = {
  files: [],
  signing: ['files'],
  store: ['files', 'signing'],
  contract: ['files', 'store'],
  releases: ['files', 'signing', 'store', 'contract'],
  telemetry: ['files', 'store'],
  edge: ['files', 'store', 'contract', 'releases', 'telemetry'],
  'fleet/tokens': ['files', 'store'],
  'fleet/commands': [
    'files',
    'signing',
    'store',
    'contract',
    'releases',
    'telemetry',
    'edge/override',
    'fleet/tokens',
  ],
  'fleet/remote': ['store', 'contract', 'fleet/commands'],
  'fleet/cli': ['store', 'releases', 'fleet/commands', 'fleet/remote'],
  'fleet/control': [
    'files',
    'store',
    'releases',
    'fleet/tokens',
    'fleet/commands',
    'fleet/remote',
    'fleet/cli',
  ],
  dev: ['files', 'store', 'edge'],
  serve: ['store', 'releases', 'edge', 'fleet/control'],
};

/** What every layer of deploy may import. */
export const deployBase = ['errors\\.ts$', 'locales/'];
