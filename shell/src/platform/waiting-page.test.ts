import { followWaitingPage } from './waiting-page.ts';

/** The page as it comes from the edge, its waiting page shown. */
function aPage() {
  document.body.innerHTML =
    '<div id="root"></div><template data-waiting="user"></template><div id="waiting-page"><h1>Feed</h1></div>';
  const root = document.getElementById('root') as HTMLElement;
  followWaitingPage(root);
  return {
    draw: async (html: string) => {
      root.innerHTML = html;
      // The observer is notified in a microtask.
      await Promise.resolve();
    },
    isWaiting: () => document.querySelector('#waiting-page, template') !== null,
  };
}

test('the page is rendered beneath the waiting page, which is then removed at once', async () => {
  const { draw, isWaiting } = aPage();
  await draw('<header>Estela</header><main></main>');
  expect(isWaiting()).toBe(true);
  await draw('<main><h1>Feed</h1><div aria-busy="true"></div></main>');
  expect(isWaiting()).toBe(true);
  await draw('<main><h1>Feed</h1><div role="feed" aria-busy="true"><article>1</article></div></main>');
  expect(isWaiting()).toBe(false);
});

test('a map that loads after its page is not waited for', async () => {
  const { draw, isWaiting } = aPage();
  await draw('<main><h1>Mapa</h1><div aria-busy="true"></div><section aria-busy="true"></section></main>');
  expect(isWaiting()).toBe(true);
  await draw('<main><h1>Mapa</h1><ul></ul><section aria-busy="true"></section></main>');
  expect(isWaiting()).toBe(false);
});

test('an area that cannot be loaded shows an error', async () => {
  const { draw, isWaiting } = aPage();
  await draw('<main><div role="alert">Esta parte no está disponible</div></main>');
  expect(isWaiting()).toBe(false);
});

test('a page of which one part is late shows the others after a second', async () => {
  jest.useFakeTimers();
  const { draw, isWaiting } = aPage();
  await draw('<main><h1>Feed</h1><div aria-busy="true"></div></main>');
  jest.advanceTimersByTime(999);
  expect(isWaiting()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isWaiting()).toBe(false);
  jest.useRealTimers();
});

test('a waiting page that is not shown yet never is', async () => {
  document.body.innerHTML = '<div id="root"></div><template data-waiting="guest"></template>';
  const root = document.getElementById('root') as HTMLElement;
  followWaitingPage(root);
  root.innerHTML = '<main><h1>Feed</h1></main>';
  await Promise.resolve();
  expect(document.querySelector('template')).toBeNull();
});
