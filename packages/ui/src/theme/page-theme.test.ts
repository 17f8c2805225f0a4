import { isLightTheme, watchTheme } from './index.ts';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('what the visitor chose counts, not the system, and who draws by hand hears of a change', async () => {
  const change = jest.fn();
  const stop = watchTheme(change);
  expect(isLightTheme()).toBe(false);
  document.documentElement.dataset.theme = 'light';
  expect(isLightTheme()).toBe(true);
  await Promise.resolve();
  expect(change).toHaveBeenCalledTimes(1);
  stop();
  document.documentElement.dataset.theme = 'dark';
  await Promise.resolve();
  expect(isLightTheme()).toBe(false);
  expect(change).toHaveBeenCalledTimes(1);
});
