/** How long the page stays hidden whose first part is drawn while another is still awaited (ms). */
const timeout = 1000;

const drawn = 'main :is(h1, [role="alert"])';
/**
 * A feed is busy until its last rows are drawn, and shows its first long before; a section on its own, as a map, comes after
 * the page around it.
 */
const awaited = 'main [aria-busy="true"]:not([role="feed"], section)';

/**
 * The HTML may show how the page looks while it waits (`prerender/show-waiting.js`). Takes that away in the task in which
 * what is drawn beneath it in `root` is what was awaited.
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
