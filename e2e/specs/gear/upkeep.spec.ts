import { paths } from '@estela/contracts/paths';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a crash is logged with its cost, what is due is done, and a calendar subscribes', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const drone = await ana.createDrone({ name: 'Avispa' });
  const subject = { kind: 'drone', _id: drone._id };
  const rule = { subject, every: { flights: 1 }, text: 'Cambiar hélices', since: '2026-01-01' };
  await ana.call('POST', '/gear/reminder-rules', rule);
  await ana.createFlight({ drone: drone._id });
  const page = await pageOf(ana);
  const app = new App(page, 'es');

  await page.goto(paths.drones());
  await page.setViewportSize({ width: 360, height: 740 });
  const due = page.locator('section', { has: page.getByRole('heading', { name: /^Pendiente/ }) });
  await expect(due).toContainText('toca ya');
  expect(await brokenRules(page)).toEqual([]);
  await app.button('Calendario').click();
  await app.button('Crear enlace').click();
  const address = await page.getByRole('dialog').locator('code').textContent();
  const calendar = await page.request.get(new URL(new URL(address ?? '').pathname, page.url()).href);
  expect(await calendar.text()).toContain('SUMMARY:Cambiar hélices · Avispa');
  await page.keyboard.press('Escape');
  await due.getByRole('button', { name: 'Hecho: Cambiar hélices, Avispa' }).click();
  await expect(due).toContainText('Todo tu equipo está al día');

  await page.goto(paths.drone(drone._id));
  const log = page.locator('#upkeep');
  await expect(log).toContainText('Revisión');
  await log.getByRole('link', { name: 'Anotar' }).click();
  await page.getByLabel('Qué fue').selectOption('Golpe');
  await app.field('Qué pasó o qué hiciste').fill('Contra un pino');
  await app.field('Coste').fill('12,50');
  await app.button('Guardar anotación').click();
  await expect(log).toContainText('Contra un pino');
  await expect(log).toContainText(/Coste total: 12,50\s€/);
  expect(await brokenRules(page)).toEqual([]);
});
