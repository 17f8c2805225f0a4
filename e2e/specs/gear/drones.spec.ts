import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

test('the hangar lists the drones with their figures', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createDrone({ name: 'Avispa', weight: 249, frameSize: 140 });
  await ana.createDrone({ name: 'Cóndor', type: 'longRange', weight: 1250, frameSize: 315 });
  await (await pilot('Bruno')).createDrone({ name: 'Ajeno', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones());
  await expect(app.titles()).toHaveText(['Cóndor', 'Avispa']);
  await expect(app.page.getByText('2 drones')).toBeVisible();
  await expect(app.card('Avispa')).toContainText(/249\s*g/);
  await expect(app.card('Cóndor')).toContainText('Largo alcance');
});

test(
  'an empty form shows the seven required fields and focuses the first',
  deployed,
  async ({ pilot, pageOf }) => {
    const app = new App(await pageOf(await pilot()), 'es');
    await app.page.goto(paths.drones({ new: true }));
    await app.button('Guardar dron').click();
    for (const name of ['Nombre', 'Marca', 'Modelo', 'Número de serie', 'Peso', 'Tamaño del frame'])
      await expect(app.field(name)).toHaveAccessibleDescription(/Este campo es obligatorio/);
    await expect(app.page.getByRole('combobox', { name: 'Estilo' })).toHaveAccessibleDescription(
      /Este campo es obligatorio/,
    );
    await expect(app.field('Nombre')).toBeFocused();
  },
);

test('the first drone is added from the empty hangar, with its picture', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones());
  await app.page.getByRole('link', { name: 'Añadir mi primer dron' }).click();
  await app.field('Nombre').fill('Avispa');
  await app.page.getByRole('combobox', { name: 'Estilo' }).selectOption('Cinewhoop');
  await app.field('Marca').fill('iFlight');
  await app.field('Modelo').fill('ProTek25');
  await app.field('Número de serie').fill('PT-25');
  await app.field('Peso').fill('249,5');
  await app.field('Tamaño del frame').fill('112');
  await app.file('Foto').setInputFiles(tinyPng('avispa.png'));
  await app.button('Guardar dron').click();

  await expect(app.heading('Avispa')).toBeVisible();
  await app.page.getByRole('link', { name: 'Volver' }).click();
  const photo = app.card('Avispa').locator('img');
  await expect(photo).toHaveJSProperty('complete', true);
  // A picture that failed to load has no width.
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { items } = await ana.call<{ items: Drone[] }>('GET', '/drones');
  expect(items).toEqual([expect.objectContaining({ name: 'Avispa', weight: 249.5, type: 'cinewhoop' })]);
});

test('an invalid picture is refused by the server, and the drone is not created twice', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const { _id } = await ana.createDrone({ name: 'Avispa' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones({ edit: _id }));
  const fake = { name: 'avispa.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  const photo = app.file('Foto');
  await photo.setInputFiles(fake);
  await app.button('Guardar cambios').click();
  await expect(photo).toHaveAccessibleDescription(/la foto no se ha subido/);
  await photo.setInputFiles(tinyPng('avispa.png'));
  await app.button('Guardar cambios').click();
  await expect(app.heading('Avispa')).toBeVisible();
  await expect(app.card('Avispa').locator('img').first()).toBeVisible();
  expect(await ana.call('GET', '/drones')).toMatchObject({ total: 1 });
});

test('an edit changes what was changed and nothing else', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const before = await ana.createDrone({
    name: 'Avispa',
    originType: 'bnf',
    frame: 'Source One',
    notes: 'Motor 3 nuevo',
    visibility: 'public',
  });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones({ edit: before._id }));
  await app.field('Peso').fill('300');
  await app.button('Guardar cambios').click();
  await expect(app.card('Avispa')).toContainText(/300\s*g/);
  const after = await ana.call<Drone>('GET', `/drones/${before._id}`);
  expect(after).toEqual({ ...before, weight: 300, updatedAt: after.updatedAt });
});

test('deleting asks in a dialog that names the drone; its flights stay', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const drone = await ana.createDrone({ name: 'Avispa' });
  const flight = await ana.createFlight({ title: 'Faro', drone: drone._id });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones());
  await app.button('Acciones de Avispa').click();
  await app.page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = app.page.getByRole('dialog', { name: '¿Eliminar «Avispa»?' });
  await expect(dialog).toContainText('Lo usa 1 vuelo («Faro»)');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(app.page.getByText('Tu hangar está vacío')).toBeVisible();
  await app.page.goto(paths.flight(flight._id));
  await expect(app.heading('Faro')).toBeVisible();
  await expect(app.page.getByText('Avispa')).toBeHidden();
});

test('a drone leads from the list to its page, its parts and flights, and back to its place in the list', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const motor = { name: 'Xing 2207', type: 'motor', weight: 31.5 };
  const part = await ana.call<{ _id: string }>('POST', '/components', motor);
  const drone = await ana.createDrone({ name: 'Avispa', weight: 249 });
  await ana.createFlight({ title: 'Faro', drone: drone._id, durationSeconds: 5400 });
  await ana.createFlight({ title: 'Presa' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.drones());
  await app.page.getByLabel('Ordenar').selectOption('Más horas');
  await app.page.getByRole('link', { name: 'Avispa' }).click();
  await expect(app.heading('Avispa')).toBeFocused();
  await app.page.getByRole('link', { name: 'Elegir piezas' }).click();
  await app.page.getByRole('checkbox', { name: /Xing 2207/ }).check();
  await app.button('Guardar cambios').click();
  await expect(app.page.getByRole('link', { name: 'Xing 2207' })).toBeVisible();
  await expect(app.page.getByRole('region', { name: 'Peso' })).toContainText(/\+217,5\s*g/);
  expect(await ana.call<Drone>('GET', `/drones/${drone._id}`)).toMatchObject({ components: [part._id] });

  await app.page.getByRole('link', { name: 'Ver sus vuelos' }).click();
  await expect(app.titles()).toHaveText(['Faro']);
  await app.page.goBack();
  await app.page.getByRole('link', { name: 'Volver' }).click();
  await expect(app.page).toHaveURL(/\/drones\?sort=mostFlown$/);
});

test('a guest sees a public drone without its owner’s private data, and a private one not at all', async ({
  pilot,
  guestPage,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET \/api\/drones\/.+: 404$/ });
  const ana = await pilot('Ana');
  const open = await ana.createDrone({ name: 'Avispa', visibility: 'public', notes: 'Caja fuerte' });
  const closed = await ana.createDrone({ name: 'Cóndor' });
  const app = new App(await guestPage('es'), 'es');
  await app.page.goto(paths.drone(open._id));
  await expect(app.heading('Avispa')).toBeVisible();
  await expect(app.page.getByText(/Caja fuerte|Número de serie/)).toHaveCount(0);
  await expect(app.page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await app.page.goto(paths.drone(closed._id));
  await expect(app.page.getByText('Aquí no hay ningún dron')).toBeVisible();
});

test('the gear remote shows a flight’s drone and offers the own ones; without it their names stay', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({
    failedRequest: /\/remotes\/mf-gear\/.+: net::ERR_FAILED$/,
    consoleError: /failed at load.*RUNTIME-008/,
  });
  const ana = await pilot('Ana');
  const drone = await ana.createDrone({ name: 'Avispa', brand: 'iFlight', model: 'ProTek25' });
  const flight = await ana.createFlight({ title: 'Faro', drone: drone._id });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flight(flight._id));
  await expect(app.page.getByRole('region', { name: 'Dron' })).toContainText('iFlight ProTek25');
  await app.page.goto(paths.flights({ new: true, drone: drone._id }));
  await app.openStep('Equipo');
  await expect(app.page.getByRole('radio', { name: /Avispa/ })).toBeChecked();

  await app.page.route(/\/mf-gear\//, (route) => route.abort());
  await app.page.goto(paths.flight(flight._id));
  await expect(app.page.getByRole('link', { name: 'Avispa' })).toBeVisible();
  await app.page.goto(paths.flights({ new: true, drone: drone._id }));
  await app.openStep('Equipo');
  await expect(app.page.getByRole('combobox', { name: /Dron/ })).toHaveValue(drone._id);
});
