/** How long a page stays hidden when its first part is rendered and another is still loading (ms). */
const timeout = 1000;

const drawn = 'main :is(h1, [role="alert"])';
/**
 * A feed is busy until its last rows are rendered, long after its first; a section on its own, such as a map, loads after
 * the page around it.
 */
const awaited = 'main [aria-busy="true"]:not([role="feed"], section)';

/**
 * The HTML may show a waiting page (`prerender/show-waiting.js`). Removes it in the task in which
 * the real page is rendered beneath it in `root`.
 */
export function followWaitingPage(root: HTMLElement): void {
  const shown = '#waiting-page, template[data-waiting]';
  if (!document.querySelector(shown)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (!root.querySelector(drawn)) return;
    if (!root.querySelector(awaited)) leave();
    else timer ??= setTimeout(leave, timeout);
  });
  function leave() {
    observer.disconnect();
    clearTimeout(timer);
    for (const element of document.querySelectorAll(shown)) element.remove();
  }
  observer.observe(root, { childList: true, subtree: true });
}
