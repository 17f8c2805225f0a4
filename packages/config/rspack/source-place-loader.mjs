import path from 'node:path';

/**
 * Code that looks for files beside itself (migrations, the database's thread) finds them beside its source, wherever
 * the bundle lies: `import.meta` says where the source is, relative to the bundle.
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function sourcePlace(source) {
  const relative = path.relative(this.getOptions().outDir, this.resourcePath).replaceAll('\\', '/');
  const url = `new URL(${JSON.stringify(relative)}, import.meta.url)`;
  const dirname = `process.getBuiltinModule('node:path').dirname(process.getBuiltinModule('node:url').fileURLToPath(${url}))`;
  return source.replaceAll('import.meta.url', `${url}.href`).replaceAll('import.meta.dirname', dirname);
}
