import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('two pilots see each other’s news live, and neither loses their place', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.follow(bruno);
  await bruno.follow(ana);
  for (let number = 1; number <= 3; number += 1)
    for (const [one, name] of [
      [ana, 'Ana'],
      [bruno, 'Bruno'],
    ] as const)
      await one.createFlight({ title: `Vuelo ${number} de ${name}`, visibility: 'followers' });
  const anas = new App(await pageOf(ana), 'es');
  const brunos = new App(await pageOf(bruno, 'en'), 'en');
  for (const { page } of [anas, brunos]) {
    const opened = page.waitForResponse(/\/api\/events\?/);
    await page.goto(paths.feed({ tab: 'following' }));
    await opened;
  }
  await expect(anas.card('Vuelo 3 de Bruno')).toBeVisible();
  await expect(brunos.card('Vuelo 3 de Ana')).toBeVisible();

  await bruno.createFlight({ title: 'Cresta al alba', visibility: 'followers' });
  await ana.createFlight({ title: 'Cala al ocaso', visibility: 'followers' });
  await expect(anas.button('1 nueva')).toBeVisible();
  await expect(anas.card('Cresta al alba')).toBeHidden();
  await anas.button('1 nueva').click();
  await expect(anas.card('Cresta al alba')).toBeVisible();
  await brunos.button('1 new').click();
  await expect(brunos.card('Cala al ocaso')).toBeVisible();
  await expect(brunos.button(/\d new/)).toBeHidden();
});

test('a hidden item disappears at once, can be restored, and stays hidden after a reload', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.follow(bruno);
  for (const title of ['Faro uno', 'Faro dos', 'Faro tres'])
    await bruno.createFlight({ title, visibility: 'followers' });
  const app = new App(await pageOf(ana), 'es');
  const hide = async (title: string, item: string) => {
    await app
      .card(title)
      .getByRole('button', { name: `Opciones de «${title}»` })
      .click();
    await app.pressUntilAnswered(app.page.getByRole('menuitem', { name: item }), '**/feed/hidden/**');
    await expect(app.card(title)).toBeHidden();
  };
  await app.page.goto(paths.feed({ tab: 'following' }));
  await hide('Faro dos', 'Ocultar este vuelo');
  await app.pressUntilAnswered(app.button('Deshacer'), '**/feed/hidden/**');
  await expect(app.card('Faro dos')).toBeVisible();
  await hide('Faro tres', 'Ocultar este vuelo');
  await app.page.reload();
  await expect(app.card('Faro dos')).toBeVisible();
  await expect(app.card('Faro tres')).toBeHidden();

  await app.button('Ocultos').click();
  const hidden = app.page.getByRole('dialog', { name: 'Oculto en tu feed' });
  await hidden.getByRole('button', { name: 'Volver a ver «Faro tres»' }).click();
  await app.page.keyboard.press('Escape');
  await expect(app.card('Faro tres')).toBeVisible();
});

test('a feed holds the rows near the screen, leads to the last one, and keys move through them', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.follow(bruno);
  await Promise.all(
    Array.from({ length: 45 }, (_, index) =>
      bruno.createFlight({ title: `Faro ${index}`, visibility: 'followers' }),
    ),
  );
  const { page } = new App(await pageOf(ana), 'es');
  await page.goto(paths.feed({ tab: 'following' }));
  const rows = page.getByRole('feed').getByRole('article');
  const rowAt = (place: number) => page.getByRole('feed').locator(`[aria-posinset="${place}"]`);
  await expect(rows.first()).toBeVisible();
  // The news that the pilots joined are in the feed as well.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [place, size] = await rows
      .last()
      .evaluate((row) => [row.ariaPosInSet, row.ariaSetSize].map((value) => Number(value)));
    expect(size).toBeGreaterThanOrEqual(45);
    expect(place).toBe(size);
  }).toPass();
  await expect(rows.last()).toBeInViewport();
  await expect.poll(() => rows.count()).toBeLessThan(15);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await rowAt(1)
    .getByRole('link', { name: /^Faro / })
    .focus();
  for (let place = 2; place <= 5; place += 1) {
    await page.keyboard.press('PageDown');
    await expect(rowAt(place)).toBeFocused();
    await expect(rowAt(place)).toBeInViewport();
  }
  await expect(rowAt(5).getByRole('button', { name: /^Me gusta/ })).toBeVisible();
});
