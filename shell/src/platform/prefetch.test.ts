import { prefetchOnIntent, prefetchWhenIdle } from './prefetch.ts';
import type { ShellContext } from './shell-context.ts';
import { aComposition, aRemote, aRoute } from './testing/shell-parts.tsx';

const remote = aRemote('mf-gear', [aRoute('/drones')]);
const load = jest.fn().mockResolvedValue({});
const shell = {
  composition: aComposition({ 'mf-gear': remote }),
  loader: { load },
} as unknown as ShellContext;

function hints(rel: string): string[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) => link.href);
}

beforeEach(() => {
  document.head.innerHTML = '';
  jest.clearAllMocks();
});

test('pointing at a link loads the remote behind it and its page', () => {
  prefetchOnIntent(shell);
  document.body.innerHTML = '<a href="/drones"><b>Drones</b></a>';
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledWith('mf-gear');
  expect(hints('preload')).toEqual(['http://localhost/remotes/mf-gear/1.0.0/drones-page.js']);
});

test('the first files of remotes are fetched once the browser is idle', () => {
  jest.useFakeTimers();
  prefetchWhenIdle(shell);
  expect(hints('prefetch')).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(hints('prefetch')).toHaveLength(3);
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
