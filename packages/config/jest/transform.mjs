import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Sources of ours, ES modules only, or a broken CommonJS build: Jest must transform them too. */
const esmOnly = [
  '@estela',
  '@bundled-es-modules',
  '@mapbox',
  '@open-draft',
  '@mswjs',
  '@reduxjs',
  '@noble',
  'd3-array',
  'd3-path',
  'd3-shape',
  'geojson-vt',
  'immer',
  'marked',
  'msw',
  'pbf',
  'qr',
  'react-redux',
  'redux',
  'rettime',
  'single-spa',
  'supercluster',
  'kdbush',
  'until-async',
  'uuid',
];

function swc(tsx) {
  return [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ];
}

/** How sources become CommonJS for Jest; the same for browser and Node packages. */
export const transformation = {
  transform: {
    '\\.(jsx|tsx)$': swc(true),
    '\\.(js|mjs|ts|mts)$': swc(false),
  },
  // pnpm keeps packages in node_modules/.pnpm/<name with + for />@<version>/node_modules/<name>.
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(?:${esmOnly.map((name) => name.replace('/', '\\+')).join('|')})[@+])`,
  ],
};
