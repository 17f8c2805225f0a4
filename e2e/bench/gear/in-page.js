// Runs in each measured page, hence no TypeScript. `gearLists.next()` waits for the next tap or choice and
// resolves to the milliseconds until the screen showed the requested list.
{
  /** The number of results; empty while a response is pending. Each filter of the benchmark has a different count. */
  const countOf = () => document.querySelector('main p[role="status"]')?.textContent ?? '';

  /** Resolves once the browser has painted the current document. */
  function painted(then) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  }

  function next() {
    const before = countOf();
    return new Promise((resolve) => {
      const isAnswered = () =>
        countOf() !== '' && countOf() !== before && document.querySelector('main article');
      function begin({ timeStamp }) {
        removeEventListener('click', begin, true);
        removeEventListener('change', begin, true);
        const watch = new MutationObserver(() => {
          if (!isAnswered()) return;
          watch.disconnect();
          painted(() => resolve(performance.now() - timeStamp));
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }
      addEventListener('click', begin, true);
      addEventListener('change', begin, true);
    });
  }

  globalThis.gearLists = { next };
}
