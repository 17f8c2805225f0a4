import { paths } from '@estela/contracts/paths';
import { changeBuild } from '../../fixtures/changed-build.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a shell without an export that live remotes import is refused with their names, and nothing changes', async ({
  product,
  pilot,
  pageOf,
}) => {
  const before = await (await fetch(`${product.url}/composition.json`)).json();
  const build = changeBuild('shell', 'main', 'LikeButton:()=>', 'LoveButton:()=>');
  const publish = ['publish', 'shell', '--from', build, '--activate'];
  expect(() => product.fleet(...publish)).toThrow(/drops `LikeButton` from @estela\/ui/);

  // Even published by force, it cannot become live without a reason.
  const why = ['--force', '--why', 'to see what breaks'];
  const { version } = product.fleet('publish', 'shell', '--from', build, ...why) as { version: string };
  expect(() => product.fleet('activate', 'shell', version)).toThrow(/mf-[a-z]+ \w+ reads `LikeButton`/);

  expect(await (await fetch(`${product.url}/composition.json`)).json()).toEqual(before);
  const page = await pageOf(await pilot('Ana'));
  await page.goto(paths.drones());
  await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
});
