// Runs in the measured page, hence no TypeScript. `routeBench.next(pathname)` waits for the next press of a link and
// resolves to the milliseconds until the screen showed the page of that address with its first item (`shown`), and
// also the map beside its list, if it has one (`whole`).
{
  const busy = 'main [aria-busy="true"]';
  const map = 'section[aria-describedby]';

  /** A page is shown once it has its own heading and one item of its list; parts still loading are marked as busy. */
  const isShown = (pathname, before) => {
    const heading = document.querySelector('main h1')?.textContent;
    if (location.pathname !== pathname || !heading || heading === before) return false;
    return document.querySelector('main :is(article, li)') && !document.querySelector(`${busy}:not(${map})`);
  };

  /** Resolves once the browser has painted the current document, before the page's next task. */
  function painted(then) {
    requestAnimationFrame(() => scheduler.postTask(then, { priority: 'user-blocking' }));
  }

  function next(pathname) {
    const before = document.querySelector('main h1')?.textContent;
    return new Promise((resolve) => {
      function begin({ timeStamp }) {
        let shown;
        const watch = new MutationObserver(() => {
          if (!isShown(pathname, before)) return;
          shown ??= new Promise((done) => painted(() => done(performance.now() - timeStamp)));
          if (document.querySelector(busy)) return;
          watch.disconnect();
          painted(async () => resolve({ whole: performance.now() - timeStamp, shown: await shown }));
        });
        watch.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      }
      addEventListener('click', begin, { capture: true, once: true });
    });
  }

  /** Resolves once the page has rendered the request and has nothing more to do. */
  const rest = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 100 })));

  globalThis.routeBench = { next, rest };
}
