import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import type { Pilot } from '../../fixtures/api-client.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const track = [
  { lat: 40.4, lng: -3.7, altitude: 700, t: 0 },
  { lat: 40.4, lng: -3.7, altitude: 760, t: 10 },
  { lat: 40.4011, lng: -3.7, altitude: 700, t: 20 },
];

/** A flight for each audience, with the public one long ago and featured. */
async function flyAll(bruno: Pilot) {
  const { _id: spot } = await bruno.createSpot({
    name: 'Cantera',
    visibility: 'public',
    location: { lat: 40.4, lng: -3.7 },
  });
  for (const visibility of ['public', 'followers', 'private', 'unlisted'] as const)
    await bruno.createFlight({ title: `Para ${visibility}`, visibility, durationSeconds: 600, spot });
  await bruno.createFlight({
    ...{
      title: 'Destacado de Bruno',
      visibility: 'public',
      featured: true,
      durationSeconds: 1200,
      spot,
      track,
    },
    recordedAt: new Date(Date.now() - 40 * 86_400_000).toISOString(),
  });
}

/** Titles of the flights on a dashboard, in order, and the number of flights in its figures. */
async function shownOn(page: Page, total: string) {
  const flights = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Últimos vuelos' }) });
  await expect(flights.getByRole('heading', { level: 3 }).first()).toBeVisible();
  // The figures load when the end of the page is near.
  await page.getByRole('heading', { name: 'Spots' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByText(total)).toBeVisible();
  return flights.getByRole('heading', { level: 3 }).allTextContents();
}

test('a dashboard as guest, stranger, follower and owner see it, and as owners preview it', async ({
  pilot,
  pageOf,
  guestPage,
}) => {
  const [bruno, follower, stranger] = [await pilot('Bruno'), await pilot('Fran'), await pilot('Eva')];
  await flyAll(bruno);
  await follower.follow(bruno);
  const address = paths.dashboard(bruno.user.username);
  const open = ['Destacado de Bruno', 'Para public'];
  const [guests, strangers, followers, own] = [
    await guestPage(),
    await pageOf(stranger),
    await pageOf(follower),
    await pageOf(bruno),
  ];
  for (const [page, titles, total] of [
    [guests, open, '2 vuelos · 30 min'],
    [strangers, open, '2 vuelos · 30 min'],
    [followers, ['Destacado de Bruno', 'Para followers', 'Para public'], '3 vuelos · 40 min'],
    [own, [open[0], 'Para unlisted', 'Para private', 'Para followers', open[1]], '5 vuelos · 60 min'],
  ] as const) {
    await page.goto(address);
    expect(await shownOn(page, total)).toEqual(titles);
    await expect(page.getByRole('link', { name: 'Destacado de Bruno' }).last()).toBeVisible();
  }
  await expect(guests.getByText('Baterías en un día')).toBeHidden();

  await own.getByRole('button', { name: 'Ver mi panel como otros' }).click();
  await own.getByRole('menuitem', { name: 'Verlo como seguidor' }).click();
  await expect(own.getByText('Así ven tu panel quienes te siguen')).toBeVisible();
  expect(await shownOn(own, '3 vuelos · 40 min')).toEqual([
    'Destacado de Bruno',
    'Para followers',
    'Para public',
  ]);
});

test('on a phone in English a visitor sees the year and all flights, and blocks the pilot', async ({
  pilot,
  pageOf,
}) => {
  const [bruno, eva] = [await pilot('Bruno'), await pilot('Eva')];
  await flyAll(bruno);
  const page = await pageOf(eva, 'en');
  const app = new App(page, 'en');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.dashboard(bruno.user.username));
  await page.getByRole('heading', { name: 'Spots' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 8_000);
  const days = page.getByRole('slider', { name: 'Days flown' });
  await expect(days).toHaveAttribute('aria-valuetext', /: 1 flight · 10\smin$/);
  await days.press('Home');
  await expect(days).toHaveAttribute('aria-valuetext', /no flights$/);
  await page.getByText('Show the days in a table').press('Enter');
  await expect(page.getByRole('region', { name: 'Days flown' }).getByRole('row')).toHaveCount(3);
  await expectFit(page);

  await page.getByRole('link', { name: 'See all flights by Bruno' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flights by Bruno' })).toBeVisible();
  await expect(app.card('Para public')).toBeVisible();
  await page.goBack();
  await app.button('Actions for Bruno').click();
  await page.getByRole('menuitem', { name: 'Block Bruno' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You have blocked Bruno' })).toBeVisible();
  await app.button('Unblock Bruno').click();
  await expect(app.button('Follow Bruno')).toBeVisible();
});
