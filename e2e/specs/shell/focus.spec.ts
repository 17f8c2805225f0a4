import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { hearsKeys } from '../../fixtures/close-by-escape.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test(
  'a change of page moves the focus to its heading and announces its title, once',
  deployed,
  async ({ guestPage }) => {
    const page = await guestPage();
    await page.goto(paths.about());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const liveRegion = page.locator('body > [role="status"]');
    await expect(liveRegion).toBeAttached();
    await expect(liveRegion).toHaveText('');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Estela, inicio' }).click();
    await expect(page).toHaveURL(paths.landing());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(liveRegion).toHaveText(await page.title());
  },
);

test('the focus stays on a tab of the feed', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  await page.goto(paths.feed());
  const tab = page.getByRole('link', { name: 'Siguiendo', exact: true });
  await tab.click();
  await expect(page).toHaveURL(paths.feed({ tab: 'following' }));
  await expect(tab).toBeFocused();
});

test('a form in place of its list has the focus on its heading, and so has the list after saving', async ({
  pilot,
  pageOf,
}) => {
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.drones());
  await app.page.getByRole('main').getByRole('link', { name: 'Añadir dron' }).first().press('Enter');
  await expect(app.heading('Añadir dron')).toBeFocused();
  await app.button('Cancelar').press('Enter');
  await expect(app.heading('Drones')).toBeFocused();
});

const lists = [
  { name: 'flights', path: paths.flights(), opener: 'Acciones de Faro' },
  { name: 'drones', path: paths.drones(), opener: 'Acciones de Faro' },
  { name: 'spots', path: paths.spots(), opener: 'Eliminar Faro' },
];

for (const { name, path, opener } of lists)
  test(`after deleting one of the ${name} by keyboard the focus goes to the next one`, async ({
    pilot,
    pageOf,
  }) => {
    const ana = await pilot('Ana');
    // The newest is first.
    for (const title of ['Cresta', 'Faro']) {
      await ana.createFlight({ title });
      await ana.createDrone({ name: title, serialNumber: title });
      await ana.createSpot({ name: title });
    }
    const { page } = new App(await pageOf(ana), 'es');
    await page.goto(path);
    await page.getByRole('button', { name: opener }).press('Enter');
    if (name !== 'spots') {
      await hearsKeys(page.getByRole('menu'));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog', { name: /^¿Eliminar .*«Faro»/ });
    await dialog.getByRole('button', { name: /^Eliminar/ }).press('Enter');
    await expect(page.getByRole('link', { name: 'Faro', exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Cresta', exact: true })).toBeFocused();
  });

test('after removing an item from the feed by keyboard the next one has the focus', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno, carla] = [await pilot('Ana'), await pilot('Bruno'), await pilot('Carla')];
  for (const followed of [bruno, carla]) await ana.follow(followed);
  // The newest is first.
  for (const title of ['Zoco', 'Yunque']) await carla.createFlight({ title, visibility: 'public' });
  for (const title of ['Collado', 'Balsa', 'Aljibe'])
    await bruno.createFlight({ title, visibility: 'public' });
  const { page } = new App(await pageOf(ana), 'es');
  await page.goto(paths.feed({ tab: 'following' }));
  const choose = async (title: string, item: string) => {
    await page.getByRole('button', { name: `Opciones de «${title}»` }).press('Enter');
    await hearsKeys(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  const row = (name: string) => page.getByRole('article', { name, exact: true });

  await choose('Aljibe', 'Ocultar este vuelo');
  await expect(row('Aljibe')).toHaveCount(0);
  await expect(row('Balsa')).toBeFocused();

  await choose('Balsa', 'Denunciar');
  const ask = page.getByRole('dialog', { name: 'Denunciar «Balsa»' });
  await ask.getByRole('radio', { name: /Vuelo peligroso/ }).check();
  await ask.getByRole('button', { name: 'Enviar denuncia' }).press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Gracias por avisar' });
  await thanks.getByRole('button', { name: 'Bloquear a Bruno' }).press('Enter');
  await expect(thanks.getByText(/ya no os veis/)).toBeVisible();
  await thanks.getByRole('button', { name: 'Cerrar', exact: true }).last().press('Enter');
  await expect(thanks).toBeHidden();
  await expect(row('Collado')).toHaveCount(0);
  await expect(row('Yunque')).toBeFocused();

  await choose('Yunque', 'Ocultar todo de Carla');
  await expect(row('Zoco')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a button is removed from a card the card has the focus, wherever it is in the list', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  // More than fit on the first screen.
  const names = Array.from({ length: 6 }, (_, at) => `Sierra ${at} de ${ana.user.username}`);
  for (const [at, name] of names.entries()) await ana.createGroup({ name, rules: at % 2 ? 'Con casco' : '' });
  const app = new App(await pageOf(bruno), 'es');
  await app.page.goto(paths.groups({ q: ana.user.username }));
  for (const at of [0, 1, 4, 5]) {
    const name = names[at] ?? '';
    await app
      .card(name)
      .getByRole('button', { name: /^Unirme/ })
      .press('Enter');
    if (at % 2) await app.button('Acepto las normas y quiero entrar').press('Enter');
    await expect(app.page.getByText(`Ya estás en ${name}`)).toBeVisible();
    await expect(app.card(name).getByRole('link', { name, exact: true })).toBeFocused();
  }
});

test('Enter in a field of a long form saves nothing, nor does one tag too many', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights({ new: true }));
  await app.fillFlight('Faro');
  await app.field('Título').press('Enter');
  await app.openStep('Detalles y categorías');
  const tags = app.field('Etiquetas');
  for (let tag = 1; tag <= 11; tag += 1) {
    await tags.fill(`mar${tag}`);
    await tags.press('Enter');
  }
  await expect(app.page.getByText('Máximo 10 etiquetas')).toBeVisible();
  await expect(tags).toHaveValue('mar11');
  await app.button('Guardar vuelo').click();
  await expect(tags).toBeFocused();
  await expect(app.page).toHaveURL(paths.flights({ new: true }));
  await tags.fill('');
  await tags.press('Control+Enter');
  await expect(app.heading('Faro')).toBeFocused();
});
