import { createI18n } from '@estela/i18n';
import { prefetchOnIntent, prefetchWhenIdle, whenIdle } from './prefetch.ts';
import type { ShellContext } from './shell-context.ts';
import { aComposition, aRemote, aRoute } from './testing/shell-parts.tsx';

const texts = {
  'locale-es': { js: ['locale-es.js'], css: [] },
  'locale-en': { js: ['locale-en.js'], css: [] },
};
const gear = aRemote('mf-gear', [aRoute('/drones')]);
const remote = { ...gear, chunks: { ...gear.chunks, ...texts } };
const load = jest.fn().mockResolvedValue({});
const shell = {
  composition: { current: () => aComposition({ 'mf-gear': remote }) },
  loader: { load },
  i18n: createI18n({ language: 'en' }),
} as unknown as ShellContext;

function hints(rel: string): string[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => link.href);
}

beforeEach(() => {
  document.head.innerHTML = '';
  jest.clearAllMocks();
});

test('pointing at a link loads the remote behind it and its page', async () => {
  prefetchOnIntent(shell);
  document.body.innerHTML = '<a href="/drones"><b>Drones</b></a>';
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledWith('mf-gear');
  await Promise.resolve();
  expect(hints('preload')).toEqual(['http://localhost/remotes/mf-gear/files/drones-page.js']);
});

test('the first files of remotes, with the texts of one language, are fetched once the browser is idle', () => {
  jest.useFakeTimers();
  prefetchWhenIdle(shell);
  expect(hints('prefetch')).toEqual([]);
  jest.advanceTimersByTime(4000);
  expect(hints('prefetch')).toEqual(
    ['1.0.0/remoteEntry.js', 'files/lifecycles.js', 'files/locale-en.js', 'files/lifecycles.css'].map(
      (file) => `http://localhost/remotes/mf-gear/${file}`,
    ),
  );
  jest.useRealTimers();
});

test('nothing is prefetched for visitors who save data', () => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchWhenIdle(shell);
  jest.advanceTimersByTime(10_000);
  expect(hints('prefetch')).toEqual([]);
  jest.useRealTimers();
});

test('for a browser that is never idle the callback has a deadline', () => {
  const ask = jest.fn((_work: IdleRequestCallback, _options?: IdleRequestOptions) => 0);
  globalThis.requestIdleCallback = ask;
  const work = jest.fn();
  whenIdle(work);
  expect(ask).toHaveBeenCalledWith(work, { timeout: 10_000 });
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});
