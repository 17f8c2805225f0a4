import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

test('an empty form shows every missing field and focuses the first', deployed, async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.goto(paths.flights({ new: true }));
  await app.button('Guardar vuelo').click();
  await expect(app.field('Enlace del vídeo')).toBeFocused();
  await expect(app.field('Enlace del vídeo')).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await expect(app.button(/Información básica con errores/)).toBeVisible();
  await app.openStep('Información básica');
  for (const name of ['Título', 'Descripción'])
    await expect(app.field(name)).toHaveAccessibleDescription(/Este campo es obligatorio/);
  await expect(app.page).toHaveURL('/flights?new=1');
});

test('after an error of the server what was typed stays, and the page says what to do', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^POST \/api\/flights: 503$/ });
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.route('**/api/flights', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  await app.page.goto(paths.flights({ new: true }));
  await app.fillFlight('Faro', 'Viento de poniente');
  await app.button('Guardar vuelo').click();
  await expect(app.page.getByRole('alert')).toContainText('El servidor ha fallado');
  await expect(app.field('Título')).toHaveValue('Faro');
  await expect(app.field('Descripción')).toHaveValue('Viento de poniente');

  await app.page.unrouteAll();
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Faro')).toBeVisible();
});

test('a flight is saved with all that was typed, its place, drone and poster', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createDrone({ name: 'Avispa' });
  await ana.createSpot({ name: 'Cantera' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ new: true }));
  await app.field('Enlace del vídeo').fill('https://vimeo.com/76979871');
  await app.openStep('Información básica');
  await app.field('Título').fill('Faro');
  await app.field('Descripción').fill('Viento de poniente');
  await app.openStep('Detalles y categorías');
  // By key, as late content may move it away from under a pointer.
  await app.page.getByRole('checkbox', { name: 'Freestyle' }).press('Space');
  await expect(app.page.getByRole('checkbox', { name: 'Freestyle' })).toBeChecked();
  await app.field('Etiquetas').fill('mar');
  await app.field('Etiquetas').press('Enter');
  await app.field('Duración').fill('4,5');
  // Neither going back nor closing the tab loses anything.
  await app.page.goBack();
  await expect(app.field('Título')).toHaveValue('Faro');
  await app.page.reload();
  await app.button('Recuperarlo').click();
  await expect(app.field('Título')).toHaveValue('Faro');
  await app.openStep('Media');
  await app.file('Póster').setInputFiles(tinyPng('poster.png'));
  await app.button('Recortar').click();
  await app.button('Usar el recorte').click();
  await expect(app.page.getByRole('dialog')).toBeHidden();
  await app.field('Qué se ve en el póster').fill('Un dron sobre el mar');
  await app.openStep('Ubicación');
  await app.page.getByRole('radio', { name: /Cantera/ }).check();
  await app.openStep('Equipo');
  await app.page.getByRole('radio', { name: /Avispa/ }).check();
  await app.button('Guardar vuelo').click();
  await expect(app.heading('Faro')).toBeVisible();
  await expect(app.page.getByRole('img', { name: 'Un dron sobre el mar' })).toBeVisible();

  const { items } = await ana.call<{ items: Flight[] }>('GET', '/flights');
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    title: 'Faro',
    videoUrl: 'https://vimeo.com/76979871',
    disciplines: ['freestyle'],
    tags: ['mar'],
    durationSeconds: 270,
    spot: { name: 'Cantera' },
    drone: { name: 'Avispa' },
    poster: expect.stringContaining('/'),
    posterAlt: 'Un dron sobre el mar',
  });
});

test('an edit changes what was changed and nothing else', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const before = await ana.createFlight({
    title: 'Faro',
    visibility: 'unlisted',
    tags: ['mar', 'viento'],
    disciplines: ['acro', 'racing'],
    durationSeconds: 123,
    featured: true,
    weather: { temperatureC: 12.5, windMps: 4.2, condition: 'wind' },
    recordedAt: '2026-02-03T04:05:06.789Z',
  });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ edit: before._id }));
  await app.openStep('Información básica');
  await app.field('Título').fill('Faro de noche');
  await app.button('Guardar cambios').click();
  await expect(app.heading('Faro de noche')).toBeVisible();

  const after = await ana.call<Flight>('GET', `/flights/${before._id}`);
  expect(after).toEqual({ ...before, title: 'Faro de noche', updatedAt: after.updatedAt });
});

test('leaving a form with typed text asks first', async ({ pilot, pageOf }) => {
  const app = new App(await pageOf(await pilot()), 'es');
  await app.page.goto(paths.flights({ new: true }));
  await app.openStep('Información básica');
  await app.field('Título').fill('Faro');
  await app.page.getByRole('link', { name: 'Grupos' }).click();
  const dialog = app.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(app.field('Título')).toHaveValue('Faro');
  await app.page.getByRole('link', { name: 'Grupos' }).click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(app.heading('Grupos')).toBeVisible();
});

test("another pilot's flight cannot be edited", async ({ pilot, pageOf }) => {
  const { _id } = await (await pilot('Ana')).createFlight({ title: 'Faro', visibility: 'public' });
  const app = new App(await pageOf(await pilot('Bruno')), 'es');
  await app.page.goto(paths.flights({ edit: _id }));
  await expect(app.page.getByText('No encontramos este vuelo entre los tuyos')).toBeVisible();
});
