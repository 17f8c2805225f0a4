import type { Component } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test('a part is added, put on a drone, flown, moved and taken off, and its flown time stays', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const apex = await ana.createDrone({ name: 'Apex' });
  await ana.createDrone({ name: 'Nazgul' });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.goto(paths.drones());
  await page
    .getByRole('navigation', { name: 'Tu hangar' })
    .getByRole('link', { name: 'Componentes' })
    .click();
  await page.getByRole('link', { name: 'Añadir mi primer componente' }).click();
  await app.field('Nombre').fill('Nano Pro');
  await app.choice('Tipo').selectOption('Cámara');
  await app.field('Peso').fill('5,5');
  await app.button('Guardar componente').click();
  await expect(app.heading('Nano Pro')).toBeFocused();

  await app.button('Montar en un dron').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Apex/ }).check();
  await dialog.getByLabel('Desde').fill('2025-05-01T10:00');
  await dialog.getByRole('button', { name: 'Montar' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([/Apex.*Ahora.*1 may 2025 – hoy/]);
  for (const [day, minutes] of [
    ['2025-04-30', 600],
    ['2025-05-02', 90],
    ['2025-06-02', 30],
  ] as const)
    await ana.createFlight({
      drone: apex._id,
      recordedAt: `${day}T12:00:00Z`,
      durationSeconds: minutes * 60,
    });

  await page.reload();
  await expect(rows).toHaveText([/Apex.*2 h.*2 vuelos/]);
  await app.button('Mover de Apex a otro dron').click();
  await dialog.getByRole('radio', { name: /^Nazgul/ }).check();
  await dialog.getByLabel('Desde').fill('2025-06-01T10:00');
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(rows).toHaveText([/Nazgul.*Ahora/, /Apex.*1 may 2025 – 1 jun 2025.*1,5 h.*1 vuelo/]);
  await app.button('Quitar de Nazgul').click();
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Ahora', { exact: true })).toBeHidden();
  await ana.call('DELETE', `/drones/${apex._id}`);
  await page.reload();
  await expect(rows).toHaveText([/Nazgul/, /Apex.*Dron eliminado.*1,5 h/]);

  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(app.card('Nano Pro')).toContainText(/Sin montar.*5,5\s*g.*1,5\s*h/);
});

test('type, star and search filter the list in the address, and a part leads back to it', async ({
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const make = (body: object) => ana.call<Component>('POST', '/components', body);
  await make({ name: 'Xing', type: 'motor', quantity: 4 });
  await make({ name: 'Nano', type: 'camera', brand: 'Foxeer' });
  const phoenix = await make({ name: 'Phoenix', type: 'camera', brand: 'RunCam' });
  await ana.createDrone({ name: 'Apex', components: [phoenix._id] });
  const app = new App(await pageOf(ana), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.components());
  await expect(app.titles()).toHaveText(['Phoenix', 'Nano', 'Xing']);
  await app.button('Cámaras 2').click();
  await expect(app.titles()).toHaveText(['Phoenix', 'Nano']);
  await app.button('Añadir «Nano» a favoritos').click();
  await app.button('Favoritos').click();
  await expect(app.titles()).toHaveText(['Nano']);
  await expect(app.button('Cámaras 1')).toBeVisible();
  await app.button('En un dron').click();
  await expect(app.titles()).toHaveText(['Phoenix']);
  await page.getByRole('searchbox', { name: 'Buscar componentes' }).fill('runcam');
  await expect(page).toHaveURL(/type=camera&show=installed&q=runcam$/);
  await page.getByRole('link', { name: 'Phoenix' }).click();
  await expect(app.heading('Phoenix')).toBeFocused();
  await page.goBack();
  await expect(app.titles()).toHaveText(['Phoenix']);
  await app.button('Acciones de Phoenix').click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar «Phoenix»?' });
  await expect(dialog).toContainText('Está en Apex');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Ningún componente coincide con lo que buscas')).toBeVisible();
});
