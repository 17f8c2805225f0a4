import { paths } from '@estela/contracts/paths';
import { closeByEscape } from '../../fixtures/close-by-escape.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('the global feed shows what is public, the following feed what friends share', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno, carla] = [await pilot('Ana'), await pilot('Bruno'), await pilot('Carla')];
  await ana.follow(bruno);
  await bruno.createFlight({ title: 'Solo amigos', visibility: 'followers' });
  await bruno.createFlight({ title: 'Con enlace', visibility: 'unlisted' });
  await carla.createFlight({ title: 'Para todos', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.feed());
  await expect(app.card('Para todos')).toBeVisible();
  await expect(app.card('Solo amigos')).toBeHidden();

  await app.page.getByRole('main').getByRole('link', { name: 'Siguiendo' }).click();
  await expect(app.page).toHaveURL('/feed?tab=following');
  await expect(app.card('Solo amigos')).toBeVisible();
  await expect(app.card('Para todos')).toBeHidden();
  await expect(app.card('Con enlace')).toBeHidden();
});

test('each kind of news has its card, and a private spot has none', async ({ pilot, guestPage }) => {
  const ana = await pilot('Ana');
  const mine = ana.user.username;
  await ana.createFlight({ title: `Vuelo de ${mine}`, visibility: 'public' });
  await ana.createDrone({ name: `Dron de ${mine}`, visibility: 'public' });
  await ana.createSpot({ name: `Spot de ${mine}`, visibility: 'public' });
  await ana.createSpot({ name: `Escondite de ${mine}`, visibility: 'private' });
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.feed());
  for (const kind of ['Vuelo', 'Dron', 'Spot']) await expect(app.card(`${kind} de ${mine}`)).toBeVisible();
  await expect(app.card(`Escondite de ${mine}`)).toBeHidden();
});

test('on a phone the first card follows the tabs, and no line of its facts ends with a separator', async ({
  pilot,
  guestPage,
}) => {
  const ana = await pilot('Ana');
  const name = `Vuelo de ${ana.user.username}`;
  const drone = await ana.createDrone({ name: 'Dron de nombre largo', visibility: 'public' });
  const spot = await ana.createSpot({ name: 'Playa de nombre más largo todavía', visibility: 'public' });
  await ana.createFlight({ title: name, visibility: 'public', drone: drone._id, spot: spot._id });
  const app = new App(await guestPage(), 'es');
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.page.goto(paths.feed());
  const tabs = await app.page.getByRole('navigation', { name: 'Qué feed ver' }).boundingBox();
  const card = await app.card(name).boundingBox();
  expect((card?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeLessThanOrEqual(32);
  const facts = app.card(name).locator('dl');
  const dots = await facts.evaluate((list) =>
    [...list.querySelectorAll('dd')].map((fact) => ({
      // The list clips its left side, where the separator of an item at the start of a line is.
      begins: fact.getBoundingClientRect().left === list.getBoundingClientRect().left,
      before: getComputedStyle(fact, '::before').content,
      after: getComputedStyle(fact, '::after').content,
    })),
  );
  expect(dots.filter(({ begins }) => begins).length).toBeGreaterThan(1);
  for (const { before, after } of dots)
    expect([before, after]).toEqual([expect.stringContaining('·'), 'none']);
  expect(await facts.evaluate((list) => getComputedStyle(list).clipPath)).toMatch(/^inset/);
});

test('a guest reads the global feed and is asked to log in for the rest', async ({ pilot, guestPage }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Para invitados', visibility: 'public' });
  const app = new App(await guestPage('en'), 'en');
  await app.page.goto(paths.feed());
  await app.card('Para invitados').getByRole('button', { name: /^Like/ }).click();
  await closeByEscape(app.page.getByRole('dialog', { name: 'Log in' }));
  await app.page.getByRole('main').getByRole('link', { name: 'Following' }).click();
  await expect(app.page.getByText('Your feed')).toBeVisible();
  await app.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await app.logIn(ana);
  await expect(app.page).toHaveURL('/feed?tab=following');
});

test('the feed loads older news until there are no more', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.follow(bruno);
  for (let number = 1; number <= 25; number += 1)
    await bruno.createFlight({ title: `Vuelo número ${number}`, visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.feed({ tab: 'following' }));
  await expect(app.card('Vuelo número 25')).toBeVisible();
  const oldest = app.page.getByRole('heading', { name: 'Vuelo número 1', exact: true });
  await expect(oldest).toBeHidden();
  await expect(async () => {
    await app.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(oldest).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(app.page.getByRole('button', { name: 'Cargar más' })).toBeHidden();
});

test('a like in the feed shows in the flights list without a reload', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: `Cresta de ${ana.user.username}`, visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  const card = app.card(`Cresta de ${ana.user.username}`);
  // Both remotes have shown it before: the list comes from the cache.
  await app.page.goto(paths.flights());
  await expect(card.getByRole('button', { name: /^Me gusta: .*, 0 me gusta$/ })).toBeVisible();
  await app.page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await app.page.getByRole('link', { name: 'Feed' }).click();
  await card.getByRole('button', { name: /^Me gusta: .*, 0 me gusta$/ }).click();
  await expect(card.getByRole('button', { name: /^Me gusta: .*, 1 me gusta$/, pressed: true })).toBeVisible();

  await app.page.route('**/api/flights?*', (route) => route.abort());
  await app.page.getByRole('link', { name: 'Sesiones' }).click();
  await expect(app.heading('Sesiones & Media')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Me gusta: .*, 1 me gusta$/, pressed: true })).toBeVisible();
  expect(await app.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
});

test('a like that the server refuses is reverted with a message', async ({ pilot, pageOf, faults }) => {
  faults.expect({ failedRequest: /\/like: 500$/ });
  const ana = await pilot('Ana');
  const title = `Cresta de ${ana.user.username}`;
  await ana.createFlight({ title, visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  const answers: (() => void)[] = [];
  await app.page.route('**/like', async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.fulfill({ status: 500, body: '' });
  });
  await app.page.goto(paths.feed());
  await app
    .card(title)
    .getByRole('button', { name: /^Me gusta: .*, 0 me gusta$/ })
    .click();
  await expect(app.card(title).getByRole('button', { name: /^Me gusta: .*, 1 me gusta$/ })).toBeVisible();
  answers[0]?.();
  await expect(
    app.card(title).getByRole('button', { name: /^Me gusta: .*, 0 me gusta$/, pressed: false }),
  ).toBeVisible();
  await expect(app.page.getByText('No se ha podido guardar tu me gusta')).toBeVisible();
});
