import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a request is shown live in the other browser, and its acceptance in the first, on a phone and by keyboard', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await bruno.createFlight({ title: 'Dique al alba', visibility: 'followers' });
  const [asking, deciding] = [new App(await pageOf(ana), 'es'), new App(await pageOf(bruno, 'en'), 'en')];
  for (const { page } of [asking, deciding]) await page.setViewportSize({ width: 360, height: 740 });

  await deciding.page.goto(paths.profile());
  const approval = deciding.page.getByRole('switch', { name: 'Approve who follows me' });
  await approval.check();
  await deciding.button('Save changes').click();
  await expect(deciding.page.getByText('Profile updated')).toBeVisible();
  await deciding.page.goto(paths.followers());
  await expect(deciding.page.getByText('Nobody follows you yet')).toBeVisible();

  await asking.page.goto(paths.dashboard(bruno.user.username));
  await asking.button('Seguir a Bruno').press('Enter');
  await expect(asking.button('Solicitud enviada a Bruno: retirarla')).toHaveText('Solicitado');
  await expect(asking.card('Dique al alba')).toBeHidden();

  const accept = deciding.button('Accept Ana');
  await expect(accept).toBeVisible();
  await expect(deciding.page.getByRole('link', { name: /1 request/ })).toBeVisible();
  expect(await brokenRules(deciding.page)).toEqual([]);
  await accept.press('Enter');
  await expect(deciding.page.getByText('Ana follows you now')).toBeVisible();
  // Before anybody followed, other pilots were suggested: some have her name.
  const follower = deciding.page.getByRole('listitem').filter({ hasText: `@${ana.user.username}` });
  await expect(follower.getByRole('button', { name: 'Follow Ana' })).toBeVisible();
  await expect(follower.getByRole('button', { name: /^Remove Ana/ })).toBeVisible();

  // Without any action in Ana's browser.
  await expect(asking.button('Siguiendo a Bruno: dejar de seguir')).toBeVisible();
  await expect(asking.card('Dique al alba')).toBeVisible();

  await asking.button('Siguiendo a Bruno: dejar de seguir').click();
  const dialog = asking.page.getByRole('dialog', { name: '¿Dejar de seguir a Bruno?' });
  await dialog.getByRole('button', { name: 'Dejar de seguir' }).click();
  await expect(asking.button('Seguir a Bruno')).toBeVisible();
  await expect(asking.card('Dique al alba')).toBeHidden();
});

test('declining by keyboard waits for the response, and moves on to the next request', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /^DELETE .+: net::ERR_FAILED$/ });
  const [ana, bruno, carla] = [await pilot('Ana'), await pilot('Bruno'), await pilot('Carla')];
  await ana.call('PATCH', `/users/${ana.user._id}`, { privacy: { approveFollowers: true } });
  for (const asking of [bruno, carla]) await asking.call('PUT', `/users/${ana.user._id}/follow`);
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.followers());
  // The code that restores the focus loads when the browser is idle.
  await app.page.waitForLoadState('networkidle');
  const dialog = app.page.getByRole('dialog');
  const decline = dialog.getByRole('button', { name: 'Rechazar', exact: true });

  await app.page.route('**/follow-requests/*', (route) => route.abort(), { times: 1 });
  await app.button('Rechazar a Carla').press('Enter');
  await decline.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No hay conexión');
  await decline.press('Enter');
  await expect(app.page.getByText('Has rechazado a Carla')).toBeVisible();
  await expect(dialog).toBeHidden();
  const requests = app.page.getByRole('list', { name: 'Quieren seguirte' });
  await expect(requests.getByRole('link', { name: 'Bruno' })).toBeFocused();

  await app.button('Rechazar a Bruno').press('Enter');
  await decline.press('Enter');
  await expect(app.page.getByText('Has rechazado a Bruno')).toBeVisible();
  await expect(app.page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a flight shows its pilot with the button of the social remote, and a block is lifted from its tab', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const flight = await bruno.createFlight({ title: 'Cresta', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flight(flight._id));
  const card = app.page.getByRole('region', { name: 'Piloto' });
  await card.getByRole('button', { name: 'Seguir a Bruno' }).click();
  await expect(card.getByText('1 seguidor')).toBeVisible();

  await ana.call('PUT', `/users/${bruno.user._id}/block`);
  await app.page.goto(paths.followers({ tab: 'blocked' }));
  await expect(app.button('Desbloquear a Bruno')).toBeVisible();
  expect(await brokenRules(app.page)).toEqual([]);
  await app.button('Desbloquear a Bruno').click();
  await expect(app.page.getByText('No has bloqueado a nadie')).toBeVisible();
});
