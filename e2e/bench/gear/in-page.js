// Runs in each measured page, hence no TypeScript. `gearLists.next()` waits for the next tap or choice and answers
// how many milliseconds later the screen showed the list that it asked for.
{
  /** Says how many there are; empty while an answer is on its way. Each filter of the benchmark has another count. */
  const countOf = () => document.querySelector('main p[role="status"]')?.textContent ?? '';

  /** Once the browser has drawn what stands in the document now. */
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
