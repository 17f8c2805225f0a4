/* global __webpack_require__, __APP_NAME__ */
// Runtime plugin of each remote: says which version a script is loaded for, and requests it again, elsewhere, after a failure.

/** After a retry files have new addresses: a browser joins a request that still hangs under the old one. */
function busting(addressOf) {
  return (chunk) => {
    const attempt = globalThis.__estelaRetries?.[__APP_NAME__];
    return attempt ? `${addressOf(chunk)}?retry=${attempt}` : addressOf(chunk);
  };
}

/** The folder of the running script, which is this remote's entry: `.../<version>/remoteEntry.js`. */
const version = new URL(document.currentScript.src).pathname.split('/').at(-2);

/** Of no file: what the release does not list is not run. */
const noHash = `sha384-${'A'.repeat(64)}`;

/**
 * The hash of a file by its address, from the shell. A shell of an older release gives none out: there the page itself
 * has those of the versions that it began with.
 */
function hashOf(address) {
  if (globalThis.__estelaHashOf) return globalThis.__estelaHashOf(address);
  const page = document.getElementById('estela-composition');
  // A host of another product, which checks files by its own means.
  if (!page) return '';
  const { files, integrity } = JSON.parse(page.textContent).remotes[__APP_NAME__];
  return integrity[new URL(address).pathname.slice(files.length)] ?? noHash;
}

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin from there
export default function remoteFiles() {
  for (const kind of ['u', 'k']) {
    const addressOf = __webpack_require__[kind];
    if (addressOf) __webpack_require__[kind] = busting(addressOf);
  }
  // Two versions of a remote may load the same file into one page. The fragment is not sent: the shell reads it
  // (chunk-queues.ts) and hands the file's modules to the version that asked.
  __webpack_require__.hashOf = hashOf;
  const load = __webpack_require__.l;
  if (load) __webpack_require__.l = (url, ...rest) => load(`${url}#${version}`, ...rest);
  return { name: 'estela-remote-files' };
}
