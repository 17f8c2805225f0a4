import { paths } from '@estela/contracts/paths';
import type { Locator } from '@playwright/test';
import { deployed } from '../../deployed/tag.ts';
import { closeByEscape, hearsKeys } from '../../fixtures/close-by-escape.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

/** Presses Tab until that element has the focus. No page has a hundred controls before it. */
async function tabTo(target: Locator) {
  const page = target.page();
  await expect(target).toBeVisible();
  const passed: string[] = [];
  while (passed.length < 100) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
  }
  throw new Error(`Tab does not reach ${target}, but ${passed.join('\n')}`);
}

test('the first Tab offers to skip to the content', deployed, async ({ guestPage }) => {
  const page = await guestPage();
  await page.goto(paths.about());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the login dialog traps the focus and returns it', deployed, async ({ guestPage }) => {
  const page = await guestPage();
  await page.goto(paths.about());
  const opener = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await expect(dialog.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  await closeByEscape(dialog);
  await expect(opener).toBeFocused();
});

test('a pilot logs in with the keyboard alone', async ({ guestPage, pilot }) => {
  const { user, password } = await pilot('Ana');
  const page = await guestPage();
  await page.goto(paths.login());
  await tabTo(page.getByRole('textbox', { name: 'Correo electrónico' }));
  await page.keyboard.type(user.email);
  await tabTo(page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/${user.username}`);
});

test('a visitor signs up and edits the profile with the keyboard alone', async ({ guestPage }) => {
  const page = await guestPage();
  await page.goto(paths.register());
  const username = `teclas_${Date.now().toString(36)}`;
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused();
  for (const [label, text] of [
    ['Nombre', 'Ana'],
    ['Apellidos', 'Ruiz'],
    ['Nombre de usuario', username],
    ['Correo electrónico', `${username}@example.org`],
    ['Contraseña', 'vuela bajo y lento'],
    ['Repite la contraseña', 'vuela bajo y lento'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    if (label !== 'Nombre') await tabTo(field);
    await page.keyboard.type(text);
  }
  await tabTo(page.getByRole('checkbox', { name: /acepto los/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Crear cuenta' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/${username}`);

  await page.goto(paths.about());
  await tabTo(page.getByRole('button', { name: 'Ajustes' }));
  await page.keyboard.press('Enter');
  await hearsKeys(page.getByRole('menu'));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await tabTo(name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Anabel');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
});

test('the settings menu opens, moves and closes by keys', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot());
  await page.goto(paths.about());
  const opener = page.getByRole('button', { name: 'Ajustes' });
  await tabTo(opener);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await hearsKeys(menu);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Perfil' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused();
  await closeByEscape(menu);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await hearsKeys(menu);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('a flight is deleted with the keyboard alone, and the focus is not lost', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  await ana.createFlight({ title: 'Faro' });
  const app = new App(await pageOf(ana), 'es');
  await app.page.goto(paths.flights());
  await tabTo(app.button('Acciones de Faro'));
  await app.page.keyboard.press('Enter');
  await hearsKeys(app.page.getByRole('menu'));
  await app.page.keyboard.press('End');
  await app.page.keyboard.press('Enter');
  const dialog = app.page.getByRole('dialog', { name: '¿Eliminar «Faro»?' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await app.page.keyboard.press('Escape');
  await expect(app.button('Acciones de Faro')).toBeFocused();
});

test('the focus is visible', deployed, async ({ guestPage }) => {
  const page = await guestPage();
  await page.goto(paths.about());
  const home = page.getByRole('link', { name: 'Estela, inicio' });
  await tabTo(home);
  const outline = await home.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});

for (const path of [paths.profile(), paths.drones({ new: true })])
  test(`on a phone the bars of ${path} do not cover the element with the focus`, async ({
    pilot,
    pageOf,
  }) => {
    const page = await pageOf(await pilot());
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    const save = page.getByRole('main').getByRole('button', { name: /^Guardar/ });
    const hidden: string[] = [];
    do {
      await page.keyboard.press('Tab');
      hidden.push(...(await page.evaluate(coveredFocus)));
    } while (!(await save.evaluate((button) => button === document.activeElement)));
    expect(hidden).toEqual([]);
  });

/** In the browser: the element with the focus, if something else covers its middle. */
function coveredFocus(): string[] {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return [];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return topmost?.closest('main') ? [] : [focused.outerHTML.slice(0, 120)];
}
