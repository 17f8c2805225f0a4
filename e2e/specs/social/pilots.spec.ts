import { paths } from '@estela/contracts/paths';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('following on a dashboard is counted at once, and changes the feed', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await bruno.createFlight({ title: 'Dique al alba', visibility: 'followers' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.dashboard(bruno.user.username));
  await expect(app.page).toHaveTitle(`Bruno (@${bruno.user.username}) | Estela`);
  await expect(app.card('Dique al alba')).toBeHidden();
  await app.button('Seguir a Bruno').click();
  await expect(app.button('Siguiendo a Bruno: dejar de seguir')).toBeVisible();
  await expect(app.card('Dique al alba')).toBeVisible();
  await app.page.reload();
  await expect(app.card('Dique al alba')).toBeVisible();

  await app.button('Siguiendo a Bruno: dejar de seguir').click();
  await expect(app.button('Seguir a Bruno')).toBeVisible();
  await expect(app.card('Dique al alba')).toBeHidden();
});

test('a follow that the server refuses is reverted with a message', async ({ pilot, pageOf, faults }) => {
  faults.expect({ failedRequest: /\/follow: 500$/ });
  const bruno = await pilot('Bruno');
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.route('**/follow', (route) => route.fulfill({ status: 500, body: '' }));
  await app.page.goto(paths.dashboard(bruno.user.username));
  await app.button('Seguir a Bruno').click();
  await expect(app.page.getByText('El servidor ha fallado')).toBeVisible();
  await expect(app.button('Seguir a Bruno')).toBeVisible();
});

test('a guest sees the public dashboard and logs in to follow', async ({ pilot, guestPage }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await bruno.createFlight({ title: 'Para todos', visibility: 'public' });
  await bruno.createFlight({ title: 'Para seguidores', visibility: 'followers' });
  await bruno.createDrone({ name: 'Halcón', visibility: 'public' });
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.dashboard(bruno.user.username));
  await expect(app.card('Para todos')).toBeVisible();
  await expect(app.card('Halcón')).toBeVisible();
  await expect(app.card('Para seguidores')).toBeHidden();
  await app.button('Seguir a Bruno').click();
  await app.logIn(ana);
  await app.button('Seguir a Bruno').click();
  await expect(app.card('Para seguidores')).toBeVisible();
});

for (const [profileVisibility, opens] of [
  ['followers', true],
  ['private', false],
] as const)
  test(`a profile for ${profileVisibility} shows its short card to others`, async ({ pilot, pageOf }) => {
    const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
    await bruno.createFlight({ title: 'Reservado', visibility: 'public' });
    await bruno.call('PATCH', `/users/${bruno.user._id}`, { privacy: { profileVisibility } });
    const app = new App(await pageOf(ana), 'es');
    await app.page.goto(paths.dashboard(bruno.user.username));
    await expect(app.page.getByText('Bruno no comparte su perfil con todo el mundo')).toBeVisible();
    await expect(app.card('Reservado')).toBeHidden();
    await app.pressUntilAnswered(app.button('Seguir a Bruno'), '**/follow');
    await expect(app.button('Solicitud enviada a Bruno: retirarla')).toBeVisible();
    await expect(app.card('Reservado')).toBeHidden();
    await bruno.call('PUT', `/users/me/follow-requests/${ana.user._id}`);
    await app.page.reload();
    await expect(app.button('Siguiendo a Bruno: dejar de seguir')).toBeVisible();
    await expect(app.card('Reservado')).toBeVisible({ visible: opens });
  });

test('an unknown pilot is not found', deployed, async ({ guestPage, faults }) => {
  faults.expect({ failedRequest: /\/nadie_de_nadie: 404$/ });
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.dashboard('nadie_de_nadie'));
  await expect(app.page.getByText(/^No encontramos a @nadie_de_nadie\./)).toBeVisible();
});

test('a pilot follows a follower back, and removes another', async ({ pilot, pageOf }) => {
  const [ana, bruno, carla] = [await pilot('Ana'), await pilot('Bruno'), await pilot('Carla')];
  await bruno.follow(ana);
  await carla.follow(ana);
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.followers());
  const list = app.page.getByRole('list', { name: 'Seguidores' });
  await list.getByRole('button', { name: 'Seguir a Bruno' }).click();
  await list.getByRole('button', { name: 'Quitar a Carla de tus seguidores' }).click();
  const dialog = app.page.getByRole('dialog', { name: '¿Quitar a Carla de tus seguidores?' });
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/Bruno/]);

  await app.page.getByRole('main').getByRole('link', { name: 'Siguiendo' }).click();
  await expect(app.page).toHaveURL('/following');
  await expect(app.page.getByRole('list', { name: 'Siguiendo' }).getByRole('listitem')).toHaveText([/Bruno/]);
});

test('the home page greets its pilot with figures and friends', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.follow(bruno);
  await bruno.createFlight({ title: 'De un amigo', visibility: 'followers' });
  const app = new App(await pageOf(ana, 'en'), 'en');
  await app.page.goto(paths.home());
  await expect(app.heading('Hello, Ana')).toBeVisible();
  await expect(app.card('De un amigo')).toBeVisible();
});
