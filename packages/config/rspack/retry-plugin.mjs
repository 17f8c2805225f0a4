/* global __webpack_require__, __APP_NAME__ */
// Runtime plugin inside each remote: after a retry, its chunks are requested under a new address, because a
// browser joins a request that still hangs under the old one. The shell counts in `__estelaRetries`.

function busting(addressOf) {
  return (chunk) => {
    const attempt = globalThis.__estelaRetries?.[__APP_NAME__];
    return attempt ? `${addressOf(chunk)}?retry=${attempt}` : addressOf(chunk);
  };
}

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function retryPlugin() {
  for (const kind of ['u', 'k']) {
    const addressOf = __webpack_require__[kind];
    if (addressOf) __webpack_require__[kind] = busting(addressOf);
  }
  return { name: 'estela-retry' };
}
