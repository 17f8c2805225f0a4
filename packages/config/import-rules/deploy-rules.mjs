import { deployBase, deployLayers } from './table.mjs';

const deploy = '^deploy/src/';

/** Rules inside deploy/src; its tests may reach into every layer. */
export const deployRules = Object.entries(deployLayers).map(([layer, below]) => ({
  name: `deploy-layer:${layer}`,
  comment: 'packages/config/import-rules/table.mjs names the layers of deploy.',
  from: { path: `${deploy}${layer}/`, pathNot: String.raw`\.test\.ts$` },
  to: {
    path: deploy,
    pathNot: [`${deploy}(?:${[layer, ...below].join('|')})/`, `${deploy}(?:${deployBase.join('|')})`],
  },
}));
