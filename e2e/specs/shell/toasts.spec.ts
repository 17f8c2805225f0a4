import { paths } from '@estela/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';

for (const width of [360, 1280])
  test(`at ${width} pixels a toast leaves free what was pressed and the head of the page, and Escape dismisses it`, async ({
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
    const [over, under] = [await toasts.boundingBox(), await save.boundingBox()];
    if (!over || !under) throw new Error('The toast or the button is not on the screen');
    const isOver = over.x < under.x + under.width && under.x < over.x + over.width;
    expect(isOver && over.y < under.y + under.height && under.y < over.y + over.height).toBe(false);
    // At the top it would lie over the way back.
    expect(over.y).toBeGreaterThan(740 / 2);
    await page.keyboard.press('Escape');
    await expect(toasts.getByText('Perfil actualizado')).toBeHidden();
  });
