import path from 'node:path';

/** A catalogue that, changed, is read into the running page: everything drawn with a text of it is drawn again. */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader from there
export default function hotTexts(source) {
  const { namespace } = this.getOptions();
  const language = path.basename(this.resourcePath, '.json');
  return `
const texts = ${JSON.stringify(JSON.parse(source))};
export default texts;
const hot = import.meta.webpackHot;
hot.accept();
hot.dispose((data) => { data.isReplaced = true; });
if (hot.data?.isReplaced)
  globalThis.__estelaDevelopment?.i18n?.addResourceBundle('${language}', '${namespace}', texts, true, true);
`;
}
