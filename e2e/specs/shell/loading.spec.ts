import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';

test('the first page needs three rounds: HTML, files, API', async ({ page, pilot }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ visibility: 'public' });
  const named = new Set<string>();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === paths.feed()) {
      const answer = await route.fetch();
      for (const [, address = ''] of (await answer.text()).matchAll(/(?:src|href)="([^"]+)"/g))
        named.add(address);
      return route.fulfill({ response: answer });
    }
    if (named.has(pathname)) await route.continue();
  });
  // Nothing is answered but the HTML and the files it names, so what is asked for now needs no more than these.
  const asked = page.waitForRequest('**/api/feed*');
  await page.goto(paths.feed(), { waitUntil: 'commit' });
  await asked;
  // What was held goes on.
  await page.unrouteAll();
  await expect(page.getByRole('article').first()).toBeVisible();
});
