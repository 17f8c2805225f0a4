import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(new URL('runtime.mjs', import.meta.url));

/** Runs the product's own runtime in place of Module Federation's, after the functions that `parts` export. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function runtimeLoader() {
  const { parts } = this.getOptions();
  return [
    `import { startFederation } from ${JSON.stringify(runtime)};`,
    ...parts.map((part, number) => `import part${number} from ${JSON.stringify(part)};`),
    ...parts.map((_, number) => `part${number}();`),
    'startFederation();',
  ].join('\n');
}
