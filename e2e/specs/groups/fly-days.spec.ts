import type { FlyDay } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { brokenInEitherTheme } from '../../fixtures/broken-rules.ts';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

const phone = { width: 360, height: 740 };

test('a member plans a fly-day with one place, a second waits and moves up as the author withdraws', async ({
  pilot,
  pageOf,
}) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const { _id: id } = await ana.createGroup({ name: 'Cantera fija' });
  await bruno.call('POST', `/groups/${id}/join`);
  await ana.createSpot({ name: 'Presa vieja', visibility: 'public' });
  const maker = new App(await pageOf(ana), 'es');
  await maker.page.goto(paths.group(id, { tab: 'fly-days' }));
  await maker.page.getByRole('link', { name: 'Convocar quedada' }).first().click();
  await expect(maker.page.getByRole('heading', { level: 1, name: 'Convocar quedada' })).toBeFocused();
  // Not by mouse: the page may still be scrolling to its top, and the button would move.
  await maker.button('Convocar').press('Enter');
  await expect(maker.field('Título')).toBeFocused();
  await maker.field('Título').fill('Mañana en la presa');
  await maker.field('Plazas').fill('1');
  await maker.page.getByRole('radio', { name: /Presa vieja/ }).check();
  await expect(maker.page.getByText('Sale el sol')).toBeVisible();
  await maker.button('Convocar').click();
  await expect(maker.heading('Mañana en la presa')).toBeVisible();
  await expect(maker.page.getByText(/Tienes plaza/)).toBeVisible();
  const address = new URL(maker.page.url()).pathname;

  const waiting = new App(await pageOf(bruno, 'en'), 'en');
  await waiting.page.setViewportSize(phone);
  await waiting.page.goto(paths.home());
  await waiting.page.getByRole('link', { name: 'Mañana en la presa' }).click();
  await expect(waiting.page).toHaveURL(address);
  await waiting.button('Going').press('Enter');
  await expect(waiting.page.getByText(/You’re on the waiting list/)).toBeVisible();
  expect(await brokenInEitherTheme(waiting.page)).toEqual([]);
  await expectFit(waiting.page);

  // Each sees the other's changes, without a reload.
  await expect(maker.page.getByText(/1 en espera/)).toBeVisible();
  await maker.button('No voy').click();
  await expect(waiting.page.getByText(/You have a place/)).toBeVisible();

  const saved = waiting.page.waitForEvent('download');
  await waiting.button('Add to calendar').click();
  expect((await saved).suggestedFilename()).toBe('fly-day.ics');

  await maker.button('Acciones de Mañana en la presa').click();
  await maker.page.getByRole('menuitem', { name: 'Cancelar la quedada' }).click();
  await maker.page.getByRole('dialog').getByRole('button', { name: 'Cancelar la quedada' }).click();
  await expect(waiting.page.getByText('This fly-day has been cancelled')).toBeVisible();
  await waiting.page.getByRole('link', { name: 'Cantera fija' }).click();
  await expect(waiting.card('Mañana en la presa').getByText('Cancelled')).toBeVisible();
});

test('a stranger cannot see a private group’s fly-day, and sees a public one’s without answering', async ({
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ failedRequest: /\/fly-days\/.+: 404$/ });
  const ana = await pilot('Ana');
  const plan = async (isPrivate: boolean) => {
    const { _id: id } = await ana.createGroup({ name: 'Los de siempre', private: isPrivate });
    const body = { title: 'Solo nosotros', at: '2100-05-01T08:00:00Z' };
    return paths.flyDay(id, (await ana.call<FlyDay>('POST', `/groups/${id}/fly-days`, body))._id);
  };
  const [hidden, open] = [await plan(true), await plan(false)];
  const stranger = new App(await pageOf(await pilot('Carla')), 'es');
  await stranger.page.goto(hidden);
  await expect(stranger.heading('Esta quedada no existe o no puedes verla')).toBeVisible();
  await expect(stranger.page.getByText('Solo nosotros')).toBeHidden();
  await stranger.page.goto(open);
  await expect(stranger.heading('Solo nosotros')).toBeVisible();
  await expect(stranger.button('Voy')).toBeHidden();
  await stranger.button(/^Unirme/).click();
  await expect(stranger.button('Voy')).toBeVisible();
});

test('a pilot outside the group is asked to join before planning a fly-day', async ({ pilot, pageOf }) => {
  const [ana, bruno] = [await pilot('Ana'), await pilot('Bruno')];
  const { _id: id } = await ana.createGroup({ name: 'Cantera fija' });
  const app = new App(await pageOf(bruno), 'es');
  await app.page.setViewportSize(phone);
  await app.page.goto(paths.flyDay(id, 'new'));
  await expect(app.page.getByText('Solo los miembros del grupo convocan quedadas.')).toBeVisible();
  expect(await brokenInEitherTheme(app.page)).toEqual([]);
  await expectFit(app.page);
  await app.button('Unirme a Cantera fija').press('Enter');
  await expect(app.field('Título')).toBeVisible();
  await expect(app.heading('Convocar quedada')).toBeVisible();
});
