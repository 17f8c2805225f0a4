import { readFileSync } from 'node:fs';

/** The text of `file` in place of the module's own. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function standInLoader() {
  const { file } = this.getOptions();
  this.addDependency(file);
  return readFileSync(file, 'utf8');
}
