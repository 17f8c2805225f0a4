/** Who may import whom; one row per kind of folder. A package that is absent from a row may not be imported there. */
export const mayImport = {
  'packages/contracts': [],
  'packages/i18n': ['contracts'],
  'packages/ui': ['i18n'],
  'packages/api': ['contracts'],
  'packages/maps': ['contracts', 'i18n', 'ui'],
  'packages/runtime': ['contracts', 'i18n', 'ui', 'api'],
  'packages/testing': ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime'],
  'packages/airspace': ['contracts'],
  'packages/sample': ['contracts'],
  'packages/server': ['contracts', 'airspace', 'sample'],
  // `testing` from their tests only: a rule of its own.
  shell: ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime', 'testing'],
  'mf-[^/]+': ['contracts', 'i18n', 'ui', 'api', 'maps', 'runtime', 'testing'],
  e2e: ['contracts'],
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
  'packages/airspace',
];

/** Packages whose entry point is a federation singleton; their sub-paths are bundled where they are used. */
export const singletonPackages = ['packages/ui', 'packages/api'];

/** Parts of contracts that are plain constants; everything else brings zod along. */
export const plainContracts = ['values', 'limits', 'errors', 'release', 'platform', 'pictures', 'paths'];
