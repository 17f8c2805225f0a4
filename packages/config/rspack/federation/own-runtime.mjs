import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('runtime-loader.mjs', import.meta.url));

/** The rule by which a build starts with the product's own federation runtime; `parts` run before it. */
export function ownRuntime(parts) {
  return { test: /@module-federation[\\/]runtime[\\/]rspack\.js$/, loader, options: { parts } };
}
