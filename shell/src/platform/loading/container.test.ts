import { aRemote } from '../testing/shell-parts.tsx';
import { loadContainer } from './container.ts';
import { deadlines } from './deadline.ts';

const shares = { react: { '19.3.1': { get: () => () => undefined } } };
const gear = aRemote('mf-gear', []);
const page = globalThis as unknown as Record<string, unknown>;

beforeEach(() => {
  page.__webpack_share_scopes__ = { default: shares };
  page.mf_gear = undefined;
});

/** The entry that was just asked for. */
const entry = () => document.head.querySelector<HTMLScriptElement>('script[src*="remoteEntry"]');

test('an entry’s container is given what the shell shares, and its script leaves the page', async () => {
  const loading = loadContainer('mf-gear', gear);
  const container = { init: jest.fn(), get: jest.fn() };
  page.mf_gear = container;
  entry()?.dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe(container);
  expect(container.init).toHaveBeenCalledWith(shares, []);
  expect(entry()).toBeNull();
});

test('the container of another version is never taken for that of this one', async () => {
  page.mf_gear = { init: jest.fn(), get: jest.fn() };
  const loading = loadContainer('mf-gear', gear);
  entry()?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('remoteEntry.js brought no mf_gear');
});

test('an entry that cannot be fetched rejects and leaves the page', async () => {
  const loading = loadContainer('mf-gear', gear);
  entry()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('remoteEntry.js could not be loaded');
  expect(entry()).toBeNull();
});

test('an entry that hangs times out and leaves the page', async () => {
  jest.useFakeTimers();
  const refused = expect(loadContainer('mf-gear', gear)).rejects.toThrow('longer than');
  await jest.advanceTimersByTimeAsync(deadlines.script);
  await refused;
  expect(entry()).toBeNull();
  jest.useRealTimers();
});
