import type { Comment, Topic } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const hostile = '<img src=x onerror=alert(1)> **hola**';

test('two pilots comment live, in two languages, and the page of neither jumps', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET .+\/topics\/.+: 404$/ });
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const group = await ana.createGroup({ name: 'Charla', private: true });
  await bruno.call('POST', `/groups/${group._id}/join`);
  await ana.call('PATCH', `/groups/${group._id}/members/${bruno.user._id}`, { status: 'member' });
  const topics = `${paths.group(group._id)}/topics`;
  const topic = await ana.call<Topic>('POST', topics, { title: '<i>Sábado</i>' });
  const talk = `${topics}/${topic._id}/comments`;
  const { _id: parent } = await ana.call<Comment>('POST', talk, { text: hostile });
  for (let i = 0; i < 24; i += 1) await ana.call('POST', talk, { text: `Dicho ${i}` });

  const brunos = new App(await pageOf(bruno, 'en'), 'en');
  await brunos.page.setViewportSize({ width: 360, height: 740 });
  const opened = brunos.page.waitForResponse(/\/api\/events\?/);
  await brunos.page.goto(paths.group(group._id));
  await expect(brunos.card('<i>Sábado</i>')).toContainText('25 new');
  await brunos.page.getByRole('link', { name: '<i>Sábado</i>' }).click();
  await opened;
  await expect(brunos.page.getByText('Dicho 23')).toBeVisible();
  await brunos.button('Oldest first').click();
  await expect(brunos.page.getByText(hostile)).toBeVisible();
  const read = brunos.page.getByText('Dicho 5', { exact: true });
  await read.scrollIntoViewIfNeeded();
  const before = await read.boundingBox();

  const anas = new App(await pageOf(ana), 'es');
  await anas.page.goto(paths.topic(group._id, topic._id));
  await anas.page.getByRole('textbox', { name: 'Escribe un comentario' }).fill('¿A qué hora?');
  await anas.button('Comentar').click();
  await ana.call('POST', talk, { text: 'Respondo al primero', parent });
  await expect(brunos.button('2 new comments')).toBeAttached();
  expect((await read.boundingBox())?.y).toBe(before?.y);
  await brunos.button('2 new comments').click();
  await expect(brunos.page.getByText('¿A qué hora?')).toBeVisible();
  await expect(brunos.page.getByText('Respondo al primero')).toBeVisible();
  await expect(brunos.button(/\d new comments/)).toBeHidden();

  // A member removed while writing sees that at once, and the text stays.
  await brunos.page.getByRole('textbox', { name: 'Write a comment' }).fill('A las diez');
  await ana.call('DELETE', `/groups/${group._id}/members/${bruno.user._id}`);
  await expect(brunos.heading('This topic does not exist or you can no longer see it')).toBeVisible();
  await expect(brunos.page.getByText('A las diez')).toBeVisible();
});

test('a topic is started with a card in it, pinned and locked, and shows a stranger only what they may see', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET \/api\/spots\/.+: 404$/ });
  const ana = await pilot('Ana');
  const group = await ana.createGroup({ name: 'Abierta' });
  const seen = await ana.createFlight({ title: 'Cresta', visibility: 'public' });
  const secret = await ana.createSpot({ name: 'Mi bando', visibility: 'private' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.group(group._id));
  await app.button('Abrir un tema').click();
  await app.field('Título').fill('Dónde fue');
  await app.field('Descripción').fill(`Esto: ${paths.flight(seen._id)} en ${paths.spot(secret._id)}`);
  await app.button('Abrir tema').click();
  await expect(app.heading('Dónde fue')).toBeVisible();
  // Each is linked by name in the sentence and shown as a card below it.
  await expect(app.page.getByRole('link', { name: 'Cresta' })).toHaveCount(2);
  await expect(app.page.getByRole('link', { name: 'Mi bando' })).toHaveCount(2);
  for (const [item, done] of [
    ['Fijar arriba', 'Fijado'],
    ['Bloquear el tema', 'Bloqueado'],
  ] as const) {
    await app.button('Acciones de Dónde fue').click();
    await app.page.getByRole('menuitem', { name: item }).click();
    await expect(app.page.getByText(done, { exact: true })).toBeVisible();
  }

  const bruno = await pilot('Bruno');
  const brunos = new App(await pageOf(bruno), 'es');
  await brunos.page.goto(app.page.url());
  await expect(brunos.page.getByRole('link', { name: 'Cresta' })).toHaveCount(2);
  await expect(brunos.page.getByText('no puedes verlo')).toBeVisible();
  await expect(brunos.page.getByText('Mi bando')).toHaveCount(0);
  await expect(brunos.page.getByText('Únete al grupo para escribir.')).toBeVisible();
});
