import { paths } from '@estela/contracts/paths';
import { languages } from '@estela/contracts/values';
import { expect, test } from '../../fixtures/test.ts';
import { words } from '../../pages/words.ts';

/** Pages that need an account. */
const closed = [
  paths.home(),
  paths.profile(),
  paths.flights(),
  paths.followers(),
  paths.following(),
  paths.bookmarks(),
  paths.drones(),
  paths.components(),
  paths.equipmentItems(),
  paths.spots(),
  paths.feedSpots(),
  paths.groups(),
  paths.group('g1'),
  paths.topic('g1', 't1'),
];
const notice = { es: 'Inicia sesión para ver esta página', en: 'Log in to see this page' };

// Public pages as a guest and own pages as a pilot are tested in screens.spec.ts: these are the other half.
for (const language of languages) {
  test(`a guest keeps the address of every page that needs an account, and is asked to log in (${language})`, async ({
    guestPage,
  }) => {
    const page = await guestPage(language);
    for (const path of closed) {
      await page.goto(path);
      await expect(page.getByText(notice[language])).toBeVisible();
      await expect(page.getByRole('dialog', { name: words[language].logInTitle })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test(`a pilot can read every public page, at its canonical address (${language})`, async ({
    pilot,
    pageOf,
    product,
  }) => {
    const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
    const [flight, drone, spot] = await Promise.all([
      bruno.createFlight({ title: 'Faro', visibility: 'public' }),
      bruno.createDrone({ name: 'Avispa', visibility: 'public' }),
      bruno.createSpot({ name: 'Cala', visibility: 'public' }),
    ]);
    const page = await pageOf(ana, language);
    const canonical = page.locator('link[rel="canonical"]');
    for (const [path, heading] of [
      [paths.feed(), 'Feed'],
      [paths.about(), /Estela/],
      [paths.terms(), /./],
      [paths.restorePassword(), /./],
      [paths.flight(flight._id), 'Faro'],
      [paths.drone(drone._id), 'Avispa'],
      [paths.spot(spot._id), 'Cala'],
      [paths.dashboard(bruno.user.username), /Bruno/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(canonical).toHaveAttribute('href', `${product.url}${path}`);
    }
  });
}
