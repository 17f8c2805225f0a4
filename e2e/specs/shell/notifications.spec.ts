import { paths } from '@estela/contracts/paths';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a pilot is notified at once of what another does, in every tab, and answers in place', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  await ana.call('PATCH', `/users/${ana.user._id}`, { privacy: { approveFollowers: true } });
  const flight = await ana.createFlight({ title: 'Faro', visibility: 'public' });
  const app = new App(await pageOf(ana), 'es');
  const other = new App(await app.page.context().newPage(), 'es');
  for (const { page } of [app, other]) {
    const opened = page.waitForResponse(/\/api\/events\?/);
    await page.goto(paths.about());
    await opened;
  }
  await bruno.call('PUT', `/flights/${flight._id}/like`);
  await bruno.follow(ana);
  // Only one tab is visible, so only it has a stream; the other refetches.
  await expect(app.button('Notificaciones: 2 sin leer')).toBeVisible();

  await app.button(/^Notificaciones/).press('Enter');
  const panel = app.page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(panel.getByRole('listitem')).toHaveText([
    /^BBruno quiere seguirte/,
    /A Bruno le gusta tu vuelo Faro/,
  ]);
  expect(await brokenInEitherTheme(app.page)).toEqual([]);
  await bruno.call('DELETE', `/flights/${flight._id}/like`);
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Aceptar: Bruno' }).press('Enter');
  await expect(panel.getByRole('link', { name: /Bruno ha empezado a seguirte/ })).toBeVisible();
  await expect(panel.getByRole('list')).toBeFocused();
  await app.page.keyboard.press('Escape');
  await expect(app.button('Notificaciones')).toBeFocused();
  await expect(other.button('Notificaciones')).toBeVisible();
});

test('on a phone the list fills the screen and links to where it happened', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const flight = await ana.createFlight({ title: 'Faro', visibility: 'public' });
  await bruno.call('POST', `/flights/${flight._id}/comments`, { text: 'Qué luz' });
  await bruno.follow(ana);
  const app = new App(await pageOf(ana, 'en'), 'en');
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.page.goto(paths.about());
  await app.button('Notifications: 2 unread').click();
  const panel = app.page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  await expect(async () => {
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  }).toPass();
  expect(await brokenInEitherTheme(app.page)).toEqual([]);
  await panel.getByRole('link', { name: /Bruno commented on your flight Faro/ }).click();
  // To the comment, not to the top of the flight.
  await expect(app.page).toHaveURL((url) => url.pathname === paths.flight(flight._id));
  await expect(panel).toBeHidden();
  await expect(app.page.getByText('Qué luz')).toBeInViewport();
  await app.button('Notifications: 1 unread').click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('link', { name: /unread/ })).toHaveCount(0);
  await app.page.keyboard.press('Escape');
  await expect(app.button('Notifications')).toBeVisible();
});
