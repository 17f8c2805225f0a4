/* global __webpack_hash__, __APP_NAME__ */
// Runs inside each watched remote before its federation runtime: lets the page's development client bring it up to date.

export function start() {
  globalThis.__estelaDevelopment?.running.set(__APP_NAME__, {
    build: () => __webpack_hash__,
    /** Rejects, or resolves to nothing, where only a new page helps. */
    update: () => import.meta.webpackHot.check(true),
  });
}
