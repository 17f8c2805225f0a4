import { paths } from '@estela/contracts/paths';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const dayMs = 86_400_000;

test('each filter applies to the list and is in the address', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const longAgo = new Date(Date.now() - 400 * dayMs).toISOString();
  await ana.createFlight({ title: 'Público', visibility: 'public' });
  await ana.createFlight({ title: 'Privado', visibility: 'private' });
  const { _id } = await ana.createFlight({ title: 'Antiguo', recordedAt: longAgo });
  await ana.call('PUT', `/flights/${_id}/favorite`);

  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights());
  await expect(app.titles()).toHaveText(['Privado', 'Público', 'Antiguo']);
  for (const [chip, filter, titles] of [
    ['Hoy 2', 'today', ['Privado', 'Público']],
    ['Esta semana 2', 'week', ['Privado', 'Público']],
    ['Este mes 2', 'month', ['Privado', 'Público']],
    ['Favoritos 1', 'favorites', ['Antiguo']],
    ['Públicos 1', 'public', ['Público']],
    ['Seguidores 1', 'followers', ['Antiguo']],
    ['Privados 1', 'private', ['Privado']],
    ['Con vídeo 3', 'video', ['Privado', 'Público', 'Antiguo']],
  ] as const) {
    await app.button(chip).click();
    await expect(app.page).toHaveURL(`/flights?filter=${filter}`);
    await expect(app.button(chip)).toHaveAttribute('aria-pressed', 'true');
    await expect(app.titles()).toHaveText(titles);
  }
});

test('an address with filter and search opens the same list again, and so does Back from a flight', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Dique norte', visibility: 'public' });
  await ana.createFlight({ title: 'Dique sur', visibility: 'private' });
  await ana.createFlight({ title: 'Faro', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ filter: 'public', q: 'dique' }));
  await expect(app.titles()).toHaveText(['Dique norte']);
  await expect(app.page.getByRole('searchbox', { name: 'Buscar en tus vuelos' })).toHaveValue('dique');
  await expect(app.button('Públicos 1')).toHaveAttribute('aria-pressed', 'true');

  await app.page.getByRole('link', { name: 'Dique norte' }).click();
  await expect(app.heading('Dique norte')).toBeVisible();
  await app.page.goBack();
  await expect(app.page).toHaveURL('/flights?filter=public&q=dique');
  await expect(app.titles()).toHaveText(['Dique norte']);
});

test('the star of a card adds it to the favourites', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Faro' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ filter: 'favorites' }));
  await expect(app.page.getByText('Ningún vuelo coincide')).toBeVisible();
  await app.button('Todos 1').click();
  await app.button('Añadir «Faro» a favoritos').click();
  await expect(app.button('Quitar «Faro» de favoritos')).toBeVisible();
  await app.button('Favoritos 1').click();
  await expect(app.titles()).toHaveText(['Faro']);
});

test('more flights load on scrolling, and Back returns to one of them', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await Promise.all(Array.from({ length: 60 }, (_, index) => ana.createFlight({ title: `Vuelo ${index}` })));
  const first = await ana.createFlight({ title: 'El primero', recordedAt: '2020-05-01T10:00:00Z' });
  const app = new App(await pageOf(ana), 'es');
  const parts = new Set<string | null>();
  app.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/flights') parts.add(searchParams.get('page'));
  });
  await app.page.goto(paths.flights({ view: 'list' }));
  await expect(app.page.getByText('61 vuelos')).toBeVisible();
  // The page is as long as with all rows, and rows far away are not requested.
  const length = () => app.page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(length).toBeGreaterThan(60 * 44);
  expect(parts).not.toContain('3');
  const link = app.page.getByRole('link', { name: 'El primero' });
  await expect(async () => {
    await app.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(link).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(link).toBeVisible();
  await link.press('Enter');
  await expect(app.page).toHaveURL(paths.flight(first._id));
  await expect(app.heading('El primero')).toBeVisible();
  await app.page.goBack();
  await expect(link).toBeInViewport();
});

test('deleting asks in a dialog that names the flight', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Faro' });
  await ana.createFlight({ title: 'Dique' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights());
  await app.button('Acciones de Faro').click();
  await app.page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = app.page.getByRole('dialog', { name: '¿Eliminar «Faro»?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(app.card('Faro')).toBeVisible();
  await app.button('Acciones de Faro').click();
  await app.page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(app.titles()).toHaveText(['Dique']);
  await app.page.reload();
  await expect(app.titles()).toHaveText(['Dique']);
});

test('on a phone the compact list ellipsizes a long spot, and shows a drone in full or not at all', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const spot = await ana.createSpot({ name: 'Embalse de El Atazar por la cara norte' });
  const cala = await ana.createSpot({ name: 'Cala' });
  const drone = await ana.createDrone({ name: 'Gata' });
  await ana.createFlight({ title: 'Largo', spot: spot._id, drone: drone._id });
  await ana.createFlight({ title: 'Corto', spot: cala._id, drone: drone._id });
  const { page } = new App(await pageOf(ana), 'es');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.flights({ view: 'list' }));
  const place = (title: string) => page.getByRole('article').filter({ hasText: title }).locator('dl');
  const shown = (title: string) =>
    place(title).evaluate((line) => {
      const { right, bottom } = line.getBoundingClientRect();
      return [...line.querySelectorAll('dd')].map((fact) => {
        const box = fact.getBoundingClientRect();
        if (box.top >= bottom) return 'not at all';
        if (box.right > right + 0.5) return 'cut off';
        return fact.scrollWidth > fact.clientWidth ? getComputedStyle(fact).textOverflow : 'whole';
      });
    });
  await expect.poll(() => shown('Largo')).toEqual(['ellipsis', 'not at all']);
  expect(await shown('Corto')).toEqual(['whole', 'whole']);
});

test('by keyboard alone a year is read and several flights are changed at once, and both are accessible', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const recordedAt = '2025-05-01T10:00:00Z';
  await ana.createFlight({ title: 'Faro', visibility: 'public', recordedAt, durationSeconds: 120 });
  await ana.createFlight({ title: 'Dique', visibility: 'public', recordedAt, durationSeconds: 180 });
  await ana.createFlight({ title: 'Cala', visibility: 'public', recordedAt: '2024-05-01T10:00:00Z' });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.flights({ view: 'list' })}&year=2026`);
  await expect(page.getByRole('heading', { name: '2026 en cifras' })).toBeVisible();
  await app.button('Ver 2025').press('Enter');
  await expect(page.getByText('2 vuelos · 5 min', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/year=2025/);

  await app.button('Seleccionar').press('Enter');
  for (const title of ['Faro', 'Dique']) await page.getByRole('checkbox', { name: title }).press('Space');
  const bar = page.getByRole('region', { name: 'Cambiar varios vuelos' });
  await expect(bar.getByText('2 seleccionados')).toBeVisible();
  expect(await brokenInEitherTheme(page)).toEqual([]);
  await app.button('Mi año').press('Enter');
  await expect(page.getByText('2025 en cifras')).toBeHidden();
  await bar.getByRole('button', { name: 'Quién los ve' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Privado/ }).press('Enter');
  await expect(app.button('Privados 2')).toBeVisible();
  await app.button('Deshacer').press('Enter');
  await expect(app.button('Privados 0')).toBeVisible();
});
