import { serverBase, serverLayers, sharedServerModules } from './table.mjs';

const tests = String.raw`\.test\.ts$`;
const server = '^packages/server/src/';
const areas = `${server}areas/`;
const serverModule = `${areas}[^/]+/`;

const layers = Object.entries(serverLayers).map(([layer, below]) => ({
  name: `server-layer:${layer}`,
  comment: 'packages/config/import-rules/table.mjs names the layers of the server.',
  from: { path: `${server}${layer}/`, pathNot: tests },
  to: {
    path: server,
    pathNot: [`${server}(?:${[layer, ...below].join('|')})/`, `${server}(?:${serverBase.join('|')})\\.ts$`],
  },
}));

const serverModules = [
  {
    name: 'server-module-by-its-entry',
    comment: 'A module imports another only by its index.ts.',
    from: { path: `${serverModule}([^/]+)/`, pathNot: tests },
    to: { path: serverModule, pathNot: [`${serverModule}$1/`, `${serverModule}[^/]+/index\\.ts$`] },
  },
  {
    name: 'server-modules-from-outside',
    comment: 'modules.ts registers the routes of every module; the rest of the server knows their index.ts.',
    from: { path: server, pathNot: [areas, `${server}modules\\.ts$`, tests] },
    to: { path: serverModule, pathNot: `${serverModule}[^/]+/index\\.ts$` },
  },
  {
    name: 'server-module-is-not-shared',
    comment:
      'sharedServerModules in packages/config/import-rules/table.mjs names those that others may import.',
    from: { path: `${serverModule}([^/]+)/`, pathNot: tests },
    to: { path: serverModule, pathNot: [`${serverModule}(?:$1|${sharedServerModules.join('|')})/`] },
  },
  ...sharedServerModules.slice(0, -1).map((name, index) => ({
    name: `server-module-order:${name}`,
    comment: 'A shared module imports only those before it in sharedServerModules.',
    from: { path: `${serverModule}${name}/`, pathNot: tests },
    to: { path: `${serverModule}(?:${sharedServerModules.slice(index + 1).join('|')})/` },
  })),
];

/** Rules inside packages/server/src; its tests may reach into every module. */
export const serverRules = [...layers, ...serverModules];
