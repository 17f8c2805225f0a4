// Runs in the measured page, hence no TypeScript. `logFile.idle(ms)` resolves to how long the page was blocked in that time;
// `logFile.read()`, once a flight of the next chosen file is on screen, to how many milliseconds that took, and
// how long the page was blocked meanwhile.
{
  /** A late timer was blocked: by the page's own work, or by other load on the machine. */
  function watchTimers() {
    let last = performance.now();
    let longest = 0;
    let isOver = false;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!isOver) setTimeout(() => port2.postMessage(undefined), 0);
    };
    port2.postMessage(undefined);
    return () => {
      isOver = true;
      return longest;
    };
  }

  function idle(milliseconds) {
    const stop = watchTimers();
    return new Promise((resolve) => setTimeout(() => resolve(stop()), milliseconds));
  }

  const isRead = () =>
    [...document.querySelectorAll('button')].some(({ ariaLabel }) => ariaLabel?.startsWith('Usar el vuelo'));

  function read() {
    return new Promise((resolve) => {
      const begin = ({ target }) => {
        if (target.type !== 'file') return;
        removeEventListener('change', begin, true);
        const start = performance.now();
        const stop = watchTimers();
        const watch = new MutationObserver(() => {
          if (!isRead()) return;
          watch.disconnect();
          resolve({ total: performance.now() - start, blocked: stop() });
        });
        watch.observe(document.body, { childList: true, subtree: true });
      };
      addEventListener('change', begin, true);
    });
  }

  globalThis.logFile = { idle, read };
}
