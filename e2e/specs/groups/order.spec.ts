import type { Post, Topic } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

test('a member’s report reaches the moderators without a name; what they delete can be restored', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const group = await ana.createGroup({ name: 'Con orden' });
  const within = paths.group(group._id);
  await bruno.call('POST', `${within}/join`);
  const carla = await pilot('Carla');
  await carla.call('POST', `${within}/join`);
  const post = await carla.call<Post>('POST', `${within}/posts`, { title: 'Vendo todo', content: 'Barato' });

  const brunos = new App(await pageOf(bruno), 'es');
  await brunos.page.goto(paths.group(group._id, { tab: 'posts' }));
  await brunos.card('Vendo todo').getByRole('button', { name: 'Denunciar Vendo todo' }).click();
  const dialog = brunos.page.getByRole('dialog', { name: 'Denunciar «Vendo todo»' });
  await expect(dialog.getByText('Lo leerán quienes moderan el grupo')).toBeVisible();
  await dialog.getByRole('radio', { name: /publicidad/ }).check();
  await dialog.getByRole('button', { name: 'Enviar denuncia' }).click();
  await expect(brunos.page.getByRole('heading', { name: 'Gracias por avisar' })).toBeVisible();

  const anas = new App(await pageOf(ana), 'es');
  await anas.page.setViewportSize({ width: 360, height: 740 });
  await anas.page.goto(paths.group(group._id));
  await anas.page.getByRole('link', { name: 'Hay una denuncia por revisar' }).click();
  const reported = anas.page.getByRole('article', { name: 'Vendo todo' });
  await expect(reported).toContainText('Publicidad o engaño');
  await expect(reported).not.toContainText('Bruno');
  await reported.getByRole('button', { name: 'Eliminar entrada' }).click();
  await anas.page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(reported).toBeHidden();
  await anas.button('Deshacer').click();
  await expect(reported).toBeVisible();
  await anas.page.goto(paths.group(group._id, { tab: 'posts' }));
  await expect(anas.card('Vendo todo')).toContainText('Barato');
  expect(await ana.call('GET', `${within}/log`)).toMatchObject({ items: [] });
  expect(await carla.call('GET', `${within}/posts`)).toMatchObject({ items: [{ _id: post._id }] });
});

test('a topic is muted by keyboard, and a card of one’s own is added to a comment', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const group = await ana.createGroup({ name: 'Silencio' });
  const flight = await ana.createFlight({ title: 'Cresta', visibility: 'public' });
  const topic = await ana.call<Topic>('POST', `${paths.group(group._id)}/topics`, { title: 'Sábado' });
  const app = new App(await pageOf(ana, 'en'), 'en');
  await app.page.goto(paths.topic(group._id, topic._id));
  const mute = app.button('Mute “Sábado”');
  await mute.press('Enter');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await app.page.getByRole('textbox', { name: 'Write a comment' }).fill('Look');
  await app.button('Add a flight, spot or drone').press('Enter');
  await app.page.getByRole('radio', { name: /^Cresta/ }).click();
  await expect(app.page.getByRole('textbox', { name: 'Write a comment' })).toHaveValue(
    `Look\n${paths.flight(flight._id)}\n`,
  );
  await app.button('Comment').click();
  await expect(app.page.getByRole('link', { name: 'Cresta' })).toBeVisible();
  await app.page.goto(paths.group(group._id));
  await expect(app.card('Sábado').getByRole('button', { name: /^Mute/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a post with photos is published from a telephone, and its photos open in full size', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const group = await ana.createGroup({ name: 'Con fotos', private: true });
  const posts = `${paths.group(group._id)}/posts`;
  const app = new App(await pageOf(ana), 'es');
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.page.goto(paths.group(group._id, { tab: 'posts' }));
  await app.button('Escribir una entrada').click();
  await app.field('Título').fill('La pista');
  await app.field('Contenido').fill('Así quedó');
  await app.page.getByLabel(/^Fotos/).setInputFiles([tinyPng('a.png'), tinyPng('b.png')]);
  await app.field('Qué se ve en la foto 2').fill('Las puertas');
  await app.button('Adelantar la foto 2').click();
  await app.button('Publicar').click();
  const card = app.card('La pista');
  const photos = card.getByRole('list', { name: 'Fotos de La pista' });
  await expect(photos.getByRole('button')).toHaveCount(2);
  await photos.getByRole('button', { name: 'Ampliar: Las puertas' }).press('Enter');
  const dialog = app.page.getByRole('dialog', { name: 'La pista' });
  await expect(dialog.getByRole('img', { name: 'Las puertas' })).toBeVisible();
  await dialog.press('ArrowRight');
  await expect(dialog.getByText('2 de 2', { exact: true })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const { items } = await ana.call<{ items: Post[] }>('GET', posts);
  const [plain = ''] = items[0]?.pictures[0]?.url.split('?') ?? [];
  await expect(bruno.call('GET', plain.replace('/api', ''))).rejects.toThrow('404');
});

test('the author of a post is notified of a comment and replies under it; the card counts both', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const group = await ana.createGroup({ name: 'Con respuestas' });
  const within = paths.group(group._id);
  await bruno.call('POST', `${within}/join`);
  const post = await ana.call<Post>('POST', `${within}/posts`, { title: 'Normas', content: 'Con **casco**' });

  const anas = new App(await pageOf(ana), 'es');
  const opened = anas.page.waitForResponse(/\/api\/events\?/);
  await anas.page.goto(paths.post(group._id, post._id));
  await opened;
  const brunos = new App(await pageOf(bruno), 'es');
  await brunos.page.setViewportSize({ width: 360, height: 740 });
  await brunos.page.goto(paths.group(group._id, { tab: 'posts' }));
  await brunos.page.getByRole('link', { name: '0 comentarios en Normas' }).click();
  await brunos.page.getByRole('textbox', { name: 'Escribe un comentario' }).fill('¿Y gafas?');
  await brunos.button('Comentar').click();
  await expect(brunos.page.getByText('¿Y gafas?')).toBeVisible();

  await anas.button('1 comentario nuevo').click();
  await anas.button('Responder a Bruno').click();
  await anas.page.getByRole('textbox', { name: 'Responder a Bruno' }).fill('También');
  await anas.button('Enviar respuesta').click();
  await expect(anas.page.getByText('También')).toBeVisible();
  await anas.page.getByRole('link', { name: 'Con respuestas' }).click();
  await expect(anas.page.getByRole('link', { name: '2 comentarios en Normas' })).toBeVisible();
  await brunos.page.getByRole('button', { name: /^Notificaciones: 1/ }).click();
  await brunos.page.getByRole('link', { name: /Ana ha respondido a tu comentario en Normas/ }).click();
  await expect(brunos.page.getByText('También')).toBeVisible();
});

test('what is deleted in a group disappears from open pages, and nobody loses what they typed', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET .+\/topics\/.+: 404$/ });
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const group = await ana.createGroup({ name: 'Al momento' });
  const within = paths.group(group._id);
  await bruno.call('POST', `${within}/join`);
  const topic = await ana.call<Topic>('POST', `${within}/topics`, { title: 'Sábado' });
  const write = (title: string) => ana.call<Post>('POST', `${within}/posts`, { title, content: 'Texto' });
  await write('Se queda');
  const gone = await write('Se va');

  const app = new App(await pageOf(bruno), 'es');
  const opened = app.page.waitForResponse(/\/api\/events\?/);
  await app.page.goto(paths.topic(group._id, topic._id));
  await opened;
  await app.page.getByRole('textbox', { name: 'Escribe un comentario' }).fill('A las diez');
  await ana.call('DELETE', `${within}/topics/${topic._id}`);
  await expect(app.heading('Este tema no existe o ya no puedes verlo')).toBeVisible();
  await expect(app.page.getByText('A las diez')).toBeVisible();

  const reopened = app.page.waitForResponse(/\/api\/events\?/);
  await app.page.goto(paths.group(group._id, { tab: 'posts' }));
  await reopened;
  await expect(app.card('Se va')).toBeVisible();
  await ana.call('DELETE', `${within}/posts/${gone._id}`);
  await expect(app.card('Se va')).toBeHidden();
  await expect(app.card('Se queda')).toBeVisible();
  await app.button('Escribir una entrada').click();
  await app.field('Título').fill('Mi guía');
  await app.field('Contenido').fill('Con calma');
  await ana.call('DELETE', `${within}/members/${bruno.user._id}`);
  await app.button('Publicar').click();
  await expect(app.page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(app.field('Contenido')).toHaveValue('Con calma');
});
