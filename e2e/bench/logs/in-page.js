// Runs in the measured page, hence no TypeScript. `logFile.read()` answers once the flights of the next file that is
// chosen stand on the screen: after how many milliseconds, and how long the page stood still meanwhile.
{
  function read() {
    return new Promise((resolve) => {
      const begin = ({ target }) => {
        if (target.type !== 'file') return;
        removeEventListener('change', begin, true);
        const start = performance.now();
        let longest = 0;
        let last = start;
        let isOver = false;
        // A timer that comes late was held up by the page's own work.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (!isOver) setTimeout(() => port2.postMessage(undefined), 0);
        };
        port2.postMessage(undefined);
        const button = () =>
          [...document.querySelectorAll('button')].some(({ ariaLabel }) =>
            ariaLabel?.startsWith('Usar el vuelo'),
          );
        const watch = new MutationObserver(() => {
          if (!button()) return;
          watch.disconnect();
          isOver = true;
          resolve({ total: performance.now() - start, blocked: longest });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      };
      addEventListener('change', begin, true);
    });
  }

  globalThis.logFile = { read };
}
