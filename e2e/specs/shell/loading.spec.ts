import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

/** Opens the feed while only its HTML is answered and, in the end, everything. */
async function openFeedByItsHtml(page: Page, firstCalls: string[]): Promise<string[]> {
  const asked: string[] = [];
  const unused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (line) => {
    if (line.text().includes('is not used because')) unused.push(line.text());
  });
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === paths.feed()) await route.continue();
  });
  const begun = Promise.all(firstCalls.map((path) => page.waitForRequest(`**${path}`)));
  await page.goto(paths.feed(), { waitUntil: 'commit' });
  await begun;
  // The delayed requests continue.
  await page.unrouteAll();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(unused).toEqual([]);
  return asked;
}

for (const newest of ['the flight', 'a pilot who joined'])
  test(`the first picture of a feed that begins with ${newest} is requested before any script or response has arrived, and once`, async ({
    page,
    pilot,
    product,
  }) => {
    const ana = await pilot('Ana');
    const flight = await ana.createFlight({ title: 'Faro', visibility: 'public' });
    const body = new FormData();
    const { name, buffer } = tinyPng('poster.png');
    body.append('file', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), name);
    const sent = await fetch(`${product.url}/api/flights/${flight._id}/poster`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}` },
      body,
    });
    expect(sent.status).toBe(200);
    if (newest !== 'the flight') await pilot('Bruno');

    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/api/media/'))
        pictures.push(request.url());
    });
    const asked = page.waitForRequest('**/api/media/*/*.webp');
    for (const held of ['**/shell/files/main.*.js', '**/api/feed?*'])
      await page.route(held, async (route) => {
        await asked;
        await route.continue();
      });
    await page.goto(paths.feed());
    const poster = page.getByRole('article', { name: 'Faro' }).locator('img[srcset]');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const drawn = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(pictures.filter((url) => url === drawn)).toHaveLength(1);
    expect((await asked).url()).toBe(drawn);
  });

const times = (asked: string[], path: string) => asked.filter((other) => other === path).length;

test('the first page needs two rounds: HTML, then files and calls together', async ({ page, pilot }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ visibility: 'public' });
  const asked = await openFeedByItsHtml(page, ['/api/feed?tab=global', '/shell/files/vendor*.js']);
  expect(times(asked, '/api/feed')).toBe(1);
  expect(times(asked, '/api/users/profile')).toBe(0);
});

test('for a pilot the HTML also requests the account, and nothing is requested twice', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ visibility: 'public' });
  const page = await pageOf(ana, 'en');
  const asked = await openFeedByItsHtml(page, ['/api/users/profile', '/api/feed?tab=global']);
  expect(times(asked, '/api/users/profile')).toBe(1);
  expect(times(asked, '/api/feed')).toBe(1);
});
