// Runs in each measured page before its own scripts, hence no TypeScript. `firstLoad.settled(...)` resolves to the
// page's figures once nothing has happened for a while.
{
  /** Milliseconds without a request, a long task or a larger paint after which a page counts as settled. */
  const quiet = 300;
  /** Milliseconds of a task that do not block, as Total Blocking Time defines them. */
  const harmless = 50;
  const likeButton = 'article button[aria-pressed]';
  const pin = '.leaflet-marker-pane button';

  let lcp = 0;
  let cls = 0;
  let latest = 0;
  /** When the first like was answered, and when the map could be used. */
  const answered = {};
  const longTasks = [];

  function observe(type, take) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    observer.observe({ type, buffered: true });
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
    latest = performance.now();
  });
  // A visit is shorter than a session window of the metric (5 s), so its shifts simply add up.
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) cls += value;
  });
  observe('longtask', (task) => {
    longTasks.push(task);
    latest = performance.now();
  });
  observe('resource', ({ name }) => {
    if (!prefetched().has(name)) latest = performance.now();
  });

  /** Presses the first card's like button once it is rendered, and records when it shows the result. */
  function pressLike() {
    const waiting = new MutationObserver(() => {
      const button = document.querySelector(likeButton);
      if (!button) return;
      waiting.disconnect();
      const answer = new MutationObserver(() => {
        answer.disconnect();
        answered.like = performance.now();
      });
      answer.observe(button, { attributeFilter: ['aria-pressed'] });
      requestAnimationFrame(() => button.click());
    });
    waiting.observe(document, { childList: true, subtree: true });
  }

  /** Records when land is painted, no waiting page covers it any more, and a pin can be pressed. */
  function watchMap() {
    let hasLand = false;
    const { fill } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fill = function (...args) {
      hasLand = true;
      CanvasRenderingContext2D.prototype.fill = fill;
      return fill.apply(this, args);
    };
    function isOpen(pin) {
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      return pin.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }
    requestAnimationFrame(function look() {
      const isBare = hasLand && !document.querySelector('#waiting-page');
      const pins = isBare ? [...document.querySelectorAll(pin)] : [];
      if (!pins.some(isOpen)) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        answered.map = performance.now();
      };
      port2.postMessage(undefined);
    });
  }

  /** Requests made in idle time for later pages do not count for this one. */
  function prefetched() {
    return new Set([...document.querySelectorAll('link[rel=prefetch]')].map(({ href }) => href));
  }

  function firstContent() {
    return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  }

  function blockingTime() {
    return longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstContent()))
      .reduce((sum, duration) => sum + Math.max(0, duration - harmless), 0);
  }

  function transfers() {
    const later = prefetched();
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    // What comes from a cache was transferred by another entry.
    return all
      .filter(({ name, transferSize }) => transferSize > 0 && !later.has(name))
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  }

  function figures() {
    const files = transfers();
    const bytes = (kind) => files.filter(kind).reduce((sum, file) => sum + file.bytes, 0);
    return {
      firstContent: firstContent(),
      lcp,
      ...answered,
      cls,
      tbt: blockingTime(),
      requests: files.length,
      js: bytes(({ path }) => path.endsWith('.js')),
      css: bytes(({ path }) => path.endsWith('.css')),
      html: files[0].bytes,
      all: bytes(() => true),
    };
  }

  globalThis.firstLoad = {
    watch: { like: pressLike, map: watchMap },
    settled: ({ shows, answers }) =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          const isShown = document.querySelector(shows) && lcp > 0 && (!answers || answered[answers]);
          // The HTML's content is shown long before the scripts, which have no entry while they are loading.
          const isLoaded = document.readyState === 'complete';
          if (!isShown || !isLoaded || performance.now() - latest < quiet) return;
          clearInterval(timer);
          resolve(figures());
        }, 50);
      }),
  };
}
