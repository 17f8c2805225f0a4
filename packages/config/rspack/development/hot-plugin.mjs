/* global __webpack_hash__, __APP_NAME__ */
// Runtime plugin of each watched remote: lets the page's development client bring it up to date.

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin from there
export default function hotPlugin() {
  globalThis.__estelaDevelopment?.running.set(__APP_NAME__, {
    build: () => __webpack_hash__,
    /** Rejects, or resolves to nothing, where only a new page helps. */
    update: () => import.meta.webpackHot.check(true),
  });
  return { name: 'estela-hot' };
}
