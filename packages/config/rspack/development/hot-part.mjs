/* global __webpack_hash__, __APP_NAME__ */
// Runs inside each watched remote before its federation runtime: lets the page's development client bring it up to date.

// biome-ignore lint/style/noDefaultExport: runtime-loader.mjs imports parts of the runtime by it
export default function hotPart() {
  globalThis.__estelaDevelopment?.running.set(__APP_NAME__, {
    build: () => __webpack_hash__,
    /** Rejects, or resolves to nothing, where only a new page helps. */
    update: () => import.meta.webpackHot.check(true),
  });
}
