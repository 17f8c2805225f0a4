import { paths } from '@estela/contracts/paths';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';
import { tinyPng } from '../../pages/tiny-png.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

async function isOver(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

for (const width of [360, 1280])
  test(`at ${width} pixels a toast does not cover what was pressed nor the header of the page, and Escape dismisses it`, async ({
    pilot,
    pageOf,
  }) => {
    const page = await pageOf(await pilot('Ana'));
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.profile());
    await page.getByRole('textbox', { name: 'Apellidos' }).fill('Ruiz');
    const save = page.getByRole('main').getByRole('button', { name: 'Guardar cambios' });
    await save.click();
    const toasts = page.getByRole('log');
    await expect(toasts.getByText('Perfil actualizado')).toBeVisible();
    expect(await isOver(toasts, save)).toBe(false);
    // At the top it would cover the link back.
    expect((await boxOf(toasts)).y).toBeGreaterThan(740 / 2);
    await page.keyboard.press('Escape');
    await expect(toasts.getByText('Perfil actualizado')).toBeHidden();
  });

for (const width of [360, 1280])
  test(`at ${width} pixels a toast does not overlap the offline bar, nor a dialog`, async ({
    pilot,
    pageOf,
  }) => {
    const page = await pageOf(await pilot('Ana'));
    await page.setViewportSize({ width, height: 740 });
    // The notice about the network loads over it, when the browser is idle.
    const parts = Promise.all(
      [/offline-bar\.\w+\.js/, /offline-bar\.\w+\.css/].map((file) => page.waitForResponse(file)),
    );
    await page.goto(paths.profile());
    await page.getByRole('textbox', { name: 'Apellidos' }).fill('Ruiz');
    for (const part of await parts) await part.finished();
    await page.getByRole('main').getByRole('button', { name: 'Guardar cambios' }).click();
    const toasts = page.getByRole('log');
    await expect(toasts.getByText('Perfil actualizado')).toBeVisible();
    // It stays while it has the focus.
    await toasts.getByRole('button', { name: 'Cerrar' }).focus();
    await page.context().setOffline(true);
    const bar = page.locator('main ~ [role="status"] > div');
    await expect(bar).toContainText('Sin conexión.');
    expect(await isOver(toasts, bar)).toBe(false);
    await page.context().setOffline(false);
    await expect(toasts.getByText('Vuelve a haber conexión')).toBeVisible();
    await new App(page, 'es').file('Cambiar foto').setInputFiles(tinyPng('yo.png'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Usar el recorte' })).toBeEnabled();
    // They slide in from below.
    await expect.poll(async () => (await boxOf(toasts)).y).toBeLessThan(20);
    await expect.poll(() => isOver(toasts, dialog)).toBe(false);
  });
