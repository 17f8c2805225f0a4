import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

test('a spot is created with all its data, and each viewer sees what they may until it is deleted', async ({
  pilot,
  pageOf,
  guestPage,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET \/api\/spots\/.+: 404$/ });
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await bruno.follow(ana);
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spots({ new: true }));
  await app.field('Nombre').fill('Presa vieja');
  await app.field('Buscar un pueblo').fill('-3.70381, 40.41681');
  await app.button('Usar').click();
  // Swapped, it is in the Indian Ocean.
  await app.button('Cambiar el orden').click();
  await expect(app.field('Latitud')).toHaveValue('40.41681');
  await app.field('Cómo llegar y aparcar').fill('Por la pista');
  await app.field('Peligros').fill('Cables sobre el agua');
  // By key, as late content may move it away from under a pointer.
  await app.page.getByRole('checkbox', { name: 'abr' }).press('Space');
  await expect(app.page.getByRole('checkbox', { name: 'abr' })).toBeChecked();
  await app.page.getByRole('radio', { name: 'Público' }).check();
  await app.page.getByRole('switch', { name: 'Ocultar el punto exacto' }).check();
  await app.button('Guardar spot').click();
  await expect(app.heading('Presa vieja')).toBeVisible();
  const id = idIn(app.page.url());
  await app.file('Añadir fotos').setInputFiles(tinyPng('presa.png'));
  await app.field('Qué se ve en la foto 1').fill('La grúa');
  await app.field('Qué se ve en la foto 1').blur();
  await expect(app.page.getByRole('img', { name: 'La grúa' })).toBeVisible();

  const guest = new App(await guestPage(), 'es');
  await guest.page.goto(paths.spot(id));
  await expect(guest.page.getByText('Cables sobre el agua')).toBeVisible();
  await expect(guest.page.getByRole('img', { name: 'La grúa' })).toBeVisible();
  await expect(guest.page.getByText(/Aquí solo ves una zona aproximada/)).toBeVisible();
  await expect(guest.page.getByText('40.41681')).toHaveCount(0);
  await guest.button('Guardar Presa vieja').click();
  await expect(guest.page.getByRole('dialog')).toBeVisible();

  const follower = new App(await pageOf(bruno), 'es');
  await follower.page.goto(paths.spot(id));
  await follower.button(/^Me gusta: Presa vieja, 0/).click();
  await follower.button('Guardar Presa vieja').click();
  await expect
    .poll(async () => (await bruno.call<{ items: object[] }>('GET', '/bookmarks')).items)
    .toEqual([expect.objectContaining({ _id: id, bookmarkedByMe: true, likes: 1 })]);

  await app.page.reload();
  await expect(app.button(/^Me gusta: Presa vieja, 1/)).toBeVisible();
  await app.button('Acciones de Presa vieja').click();
  await app.page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(app.page).toHaveURL(paths.spots());
  await follower.page.reload();
  await expect(follower.page.getByText('Aquí no hay ningún spot')).toBeVisible();
});

test('the page of a spot opens the form of a flight with that spot chosen, and another can be picked', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const dam = await ana.createSpot({ name: 'Presa', location: { lat: 40.4, lng: -3.7 } });
  const beach = await ana.createSpot({ name: 'Playa', location: { lat: 39.5, lng: -0.3 } });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.spot(dam._id));
  await app.page.getByRole('link', { name: 'Registrar vuelo aquí' }).click();
  await app.fillFlight('Ola', 'Al amanecer');
  await app.openStep('Ubicación');
  const pick = app.page.getByRole('group', { name: /^Spot/ });
  await expect(pick.getByRole('radio', { name: /Presa/ })).toBeChecked();
  await expect(app.page.getByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  // The airspace loads again, and the content below it does not move meanwhile.
  const save = app.button('Guardar vuelo');
  const tops = await save.evaluateHandle((button) => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(button.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const checked = app.page.waitForResponse(/airspace\/check/);
  await pick.getByRole('radio', { name: /Playa/ }).check();
  await checked;
  await expect(app.page.getByRole('heading', { name: 'No lo sabemos' })).toBeVisible();
  expect(await tops.evaluate((seen) => seen.size)).toBe(1);
  await save.click();
  await expect(app.heading('Ola')).toBeVisible();
  const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(items).toEqual([expect.objectContaining({ spot: expect.objectContaining({ _id: beach._id }) })]);
});

for (const width of [360, 412])
  test(`the content below the airspace does not move when its verdict loads, at ${width} px`, async ({
    pilot,
    guestPage,
  }) => {
    const { createSpot } = await pilot('Ana');
    const { _id: id } = await createSpot({ name: 'Cantera', visibility: 'public' });
    const page = await guestPage();
    await page.setViewportSize({ width, height: 800 });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/airspace\/check/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(paths.spot(id));
    const below = page.getByText('Dónde está', { exact: true });
    await expect(below).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const before = await below.boundingBox();
    answer();
    await expect(page.getByText('No lo sabemos', { exact: true }).last()).toBeVisible();
    expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
  });
