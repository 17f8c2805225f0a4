import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a group is created on a page and opens', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.groups());
  await app.button('Crear grupo').first().click();
  const form = app.page.getByRole('form', { name: 'Crear grupo' });
  await form.getByRole('textbox', { name: /^Nombre/ }).fill('Bandos del sur');
  await form.getByRole('textbox', { name: /^Descripción/ }).fill('Edificios vacíos');
  await form.getByRole('radio', { name: /^Privado/ }).check();
  await form.getByRole('textbox', { name: /^Etiquetas/ }).fill('bando,');
  await form.getByRole('button', { name: 'Crear grupo' }).click();

  await expect(app.heading('Bandos del sur')).toBeVisible();
  await expect(app.page).toHaveTitle('Bandos del sur | Estela');
  const { items } = await ana.call<{ items: Group[] }>('GET', '/groups?tab=mine');
  expect(items).toEqual([
    expect.objectContaining({ name: 'Bandos del sur', private: true, tags: ['bando'], memberCount: 1 }),
  ]);
});

test('on a phone the header of a group leaves room for its content', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const group = await ana.createGroup({ name: 'Bandos del norte' });
  const page = await pageOf(ana);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(paths.group(group._id));
  const tabs = page.getByRole('navigation', { name: /Bandos del norte/ });
  await expect(tabs).toBeVisible();
  // With one line of the group's description.
  expect((await tabs.boundingBox())?.y).toBeLessThan(300);
});

test(
  'an empty group form shows every missing field and focuses the first',
  deployed,
  async ({ pilot, pageOf }) => {
    const app = new App(await pageOf(await pilot()), 'es');
    await app.page.goto(paths.groups({ new: true }));
    const form = app.page.getByRole('form', { name: 'Crear grupo' });
    await form.getByRole('button', { name: 'Crear grupo' }).click();
    const name = form.getByRole('textbox', { name: /^Nombre/ });
    await expect(name).toHaveAccessibleDescription(/Este campo es obligatorio/);
    await expect(form.getByRole('textbox', { name: /^Descripción/ })).toHaveAccessibleDescription(
      /Este campo es obligatorio/,
    );
    await expect(name).toBeFocused();
  },
);

test('a public group takes a new member at once, who can leave again', async ({ pilot, pageOf }) => {
  const group = await (await pilot('Ana')).createGroup({ name: 'Sierra abierta' });
  const bruno = await pilot('Bruno');
  const app = new App(await pageOf(bruno), 'es');
  await app.page.goto(paths.groups({ q: 'Sierra abierta' }));
  await app.card('Sierra abierta').getByRole('button', { name: 'Unirme' }).click();
  await expect(app.page.getByText('Ya estás en Sierra abierta')).toBeVisible();
  await expect(app.card('Sierra abierta')).toContainText('2 miembros');

  await app.page.goto(paths.group(group._id));
  await app.button('Salir del grupo').click();
  const dialog = app.page.getByRole('dialog', { name: '¿Salir de «Sierra abierta»?' });
  await dialog.getByRole('button', { name: 'Salir del grupo' }).click();
  await expect(app.button('Unirme a Sierra abierta')).toBeVisible();
});

test('a request, its approval and the admission are shown live to both pilots', async ({
  pilot,
  pageOf,
  faults,
}) => {
  // A group's page asks for its topics before it knows whether it may.
  faults.expect({ failedRequest: /\/topics: 404$/ });
  const ana = await pilot('Ana');
  const group = await ana.createGroup({ name: 'Bando secreto', private: true });
  const bruno = await pilot('Bruno');
  const owner = new App(await pageOf(ana), 'es');
  await owner.page.goto(paths.group(group._id, { tab: 'members' }));
  await expect(owner.page.getByRole('link', { name: 'Ana', exact: true })).toBeVisible();
  const stranger = new App(await pageOf(await pilot('Carla')), 'es');
  await stranger.page.goto(paths.group(group._id, { tab: 'members' }));
  await expect(stranger.page.getByText('solo para miembros')).toBeVisible();

  const app = new App(await pageOf(bruno), 'es');
  await app.page.goto(paths.group(group._id));
  await expect(app.page.getByText('solo para miembros')).toBeVisible();
  await app.button('Pedir entrar en Bando secreto').click();
  await expect(app.page.getByText('Solicitud pendiente')).toBeVisible();
  await app.page.reload();
  await expect(app.button('Retirar la solicitud a Bando secreto')).toBeVisible();

  await owner.button(`Aceptar a ${bruno.user.name}`).click();
  await expect(app.page.getByText('Miembro', { exact: true })).toBeVisible();
  await expect(app.page.getByText('solo para miembros')).toBeHidden();
  await expect(stranger.page.getByText('solo para miembros')).toBeVisible();
  await expect(stranger.page.getByText(bruno.user.name)).toBeHidden();
});

test('each tab shows its groups and is in the address', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const bruno = await pilot('Bruno');
  const theirs = await bruno.createGroup({ name: 'Pestañas de Bruno' });
  await ana.createGroup({ name: 'Pestañas de Ana', private: true });
  await ana.call('POST', `/groups/${theirs._id}/join`);
  const app = new App(await pageOf(ana), 'es');
  // Other tests create groups in the same product: the search leaves these two.
  await app.page.goto(paths.groups({ q: 'Pestañas' }));
  await expect(app.titles()).toHaveText(['Pestañas de Ana', 'Pestañas de Bruno']);
  for (const [tab, id, titles] of [
    ['Mis grupos', 'mine', ['Pestañas de Ana']],
    ['Unidos', 'joined', ['Pestañas de Bruno']],
    ['Públicos', 'public', ['Pestañas de Bruno']],
    ['Privados', 'private', ['Pestañas de Ana']],
  ] as const) {
    await app.button(tab).click();
    await expect(app.page).toHaveURL(new RegExp(`tab=${id}`));
    await expect(app.titles()).toHaveText(titles);
  }
});

test('only the owner of a group can delete it, by typing its name', async ({ pilot, pageOf, faults }) => {
  faults.expect({ failedRequest: /^GET \/api\/groups\/[^/]+: 404$/ });
  const ana = await pilot('Ana');
  const group = await ana.createGroup({ name: 'Efímero' });
  const visitor = new App(await pageOf(await pilot('Bruno')), 'es');
  await visitor.page.goto(paths.group(group._id, { tab: 'about' }));
  await expect(visitor.heading('Efímero')).toBeVisible();
  await expect(visitor.button('Eliminar grupo')).toBeHidden();

  const owner = new App(await pageOf(ana), 'es');
  await owner.page.goto(paths.group(group._id, { tab: 'about' }));
  await owner.button('Eliminar grupo').click();
  const dialog = owner.page.getByRole('dialog', { name: '¿Eliminar «Efímero»?' });
  await dialog.getByRole('textbox').fill('Efímero');
  await dialog.getByRole('button', { name: 'Eliminar grupo' }).click();
  await expect(owner.page).toHaveURL('/groups');
  await visitor.page.reload();
  await expect(visitor.page.getByText('Este grupo no existe o no puedes verlo')).toBeVisible();
});

test('an item of a task list in a post is on one line with its mark', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const group = await ana.createGroup();
  const body = { title: 'Antes de salir', content: '- [x] Cargar packs\n- [ ] Gafas' };
  const post = await ana.call<{ _id: string }>('POST', `/groups/${group._id}/posts`, body);
  const page = await pageOf(ana);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.post(group._id, post._id));
  for (const [mark, words] of [
    ['Hecho', 'Cargar packs'],
    ['Pendiente', 'Gafas'],
  ] as const) {
    const entry = page.getByRole('listitem').filter({ hasText: words });
    await expect(entry.getByRole('img', { name: mark, exact: true })).toBeInViewport({ ratio: 1 });
    expect((await entry.boundingBox())?.height).toBeLessThan(32);
  }
});
