import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(new URL('runtime.mjs', import.meta.url));

/** Runs the product's own runtime in place of Module Federation's, after the `start` of each of `parts`. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function runtimeLoader() {
  const { parts } = this.getOptions();
  return [
    `import { startFederation } from ${JSON.stringify(runtime)};`,
    ...parts.map((part, number) => `import { start as start${number} } from ${JSON.stringify(part)};`),
    ...parts.map((_, number) => `start${number}();`),
    'startFederation();',
  ].join('\n');
}
