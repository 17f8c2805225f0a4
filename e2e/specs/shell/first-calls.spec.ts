import { type Composition, compositionPath } from '@estela/contracts/release';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { type Seeded, seedScreens } from '../../pages/seed-screens.ts';

/** The address of a route, with seeded data as parameters. */
function addressOf(path: string, items: Seeded): string {
  const [, area = ''] = path.split('/');
  const ids: Record<string, string> = {
    flights: items.flight,
    drones: items.drone,
    spots: items.spot,
    groups: items.group,
  };
  return path
    .replace(':username', items.username)
    .replace(':topicId', items.topic)
    .replace(/:(?:id|groupId)/, ids[area] ?? '');
}

/** Calls started by the HTML that no code has used, once the page has made its requests. */
async function expectAllTaken(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const left = () =>
    page.evaluate(() =>
      Object.keys((window as { estelaStartedCalls?: object }).estelaStartedCalls ?? { none: 'started' }),
    );
  await expect.poll(left, { message: address }).toEqual([]);
}

test('every page uses the calls that its HTML starts', async ({ page: guest, pilot, pageOf, request }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const items = await seedScreens(ana, bruno);
  const composition = (await (await request.get(compositionPath)).json()) as Composition;
  const routes = Object.values(composition.remotes).flatMap(({ manifest }) => manifest.routes);
  const declared = routes.filter(({ firstCalls }) => firstCalls);
  expect(declared.length).toBeGreaterThan(12);

  const own = await pageOf(ana);
  for (const { path, firstCalls } of declared) {
    const address = addressOf(path, items);
    expect(address).not.toContain(':');
    if (firstCalls?.guest) await expectAllTaken(guest, address);
    await expectAllTaken(own, address);
  }
});
