import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { markOfStyles, sharedStyles } = jest.requireActual<{
  markOfStyles: (app: { dir: string }) => string;
  sharedStyles: (app: { dir: string }) => string[];
}>('./shared-styles.mjs');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const appIn = (dir: string) => ({ dir: path.join(root, dir) });

test('the styles that pages have from the shell are those of the shared part of ui', () => {
  const files = sharedStyles(appIn('mf-social')).map((file) =>
    path.relative(path.join(root, 'packages/ui/src'), file),
  );
  expect(files).toContain('feedback/skeleton.module.css');
  expect(files).toContain('tokens/tokens.css');
  // Each app builds its own menus.
  expect(files.filter((file) => file.startsWith('menu/'))).toEqual([]);
});

test('their mark is the same for apps beside each other, and another where class names would be others', () => {
  expect(markOfStyles(appIn('mf-social'))).toBe(markOfStyles(appIn('shell')));
  expect(markOfStyles(appIn('mf-social'))).toMatch(/^[\da-f]{12}$/);
  expect(markOfStyles(appIn('elsewhere/mf-social'))).not.toBe(markOfStyles(appIn('shell')));
});
