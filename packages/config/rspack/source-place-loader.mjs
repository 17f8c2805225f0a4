import path from 'node:path';

/**
 * Lets code find files beside its source (migrations, the database's thread) wherever the bundle is: `import.meta`
 * points to the source, relative to the bundle.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function sourcePlace(source) {
  const relative = path.relative(this.getOptions().outDir, this.resourcePath).replaceAll('\\', '/');
  const url = `new URL(${JSON.stringify(relative)}, import.meta.url)`;
  const dirname = `process.getBuiltinModule('node:path').dirname(process.getBuiltinModule('node:url').fileURLToPath(${url}))`;
  return source.replaceAll('import.meta.url', `${url}.href`).replaceAll('import.meta.dirname', dirname);
}
