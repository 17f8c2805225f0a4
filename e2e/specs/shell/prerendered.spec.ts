import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Delays scripts until the returned function is called, as on a slow connection. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** React has hydrated once it has set its own property on an element. */
async function untilAlive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Counts layout shifts from now on, and stores every element of the page. */
function remember() {
  const state = { shifts: 0, elements: [...document.querySelectorAll('#root *')] };
  Object.assign(globalThis, { remembered: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function compare() {
  const { remembered } = globalThis as unknown as { remembered: { shifts: number; elements: Element[] } };
  const now = [...document.querySelectorAll('#root *')];
  const isSame =
    now.length === remembered.elements.length && now.every((it, i) => it === remembered.elements[i]);
  return { isSame, shifts: remembered.shifts };
}

const pages = [
  { path: paths.landing(), language: 'es', scheme: 'dark', title: /Cada pack/ },
  { path: paths.landing(), language: 'en', scheme: 'light', title: /Every pack/ },
  { path: paths.about(), language: 'en', scheme: 'dark', title: 'About Estela' },
  { path: paths.terms(), language: 'es', scheme: 'light', title: 'Términos y condiciones' },
] as const;

for (const { path, language, scheme, title } of pages)
  test(`${path} in ${language} and ${scheme} is shown before any script, and React hydrates it unchanged`, async ({
    guestPage,
  }) => {
    const page = await guestPage(language);
    await page.emulateMedia({ colorScheme: scheme });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Its heading is shown before the rest of the HTML has arrived.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(remember);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    release();
    await untilAlive(page);
    await expect(link).toBeFocused();
    expect(await page.evaluate(compare)).toEqual({ isSame: true, shifts: 0 });
  });

test('a pilot never sees the page of guests', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  const release = await holdScripts(page);
  await page.goto(paths.about(), { waitUntil: 'commit' });
  // By now it would be visible to a guest.
  await page.waitForFunction(() => document.readyState !== 'loading' || document.fonts.size > 0);
  await page.waitForFunction(
    async () => (await document.fonts.load('1em "Hanken Grotesk Variable"')).length > 0,
  );
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Acerca de Estela' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajustes' })).toBeVisible();
});

test('a press before the scripts have loaded takes effect once they have', async ({ guestPage }) => {
  const page = await guestPage();
  const release = await holdScripts(page);
  await page.goto(paths.landing(), { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Empezar' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible();
});

test('a page whose own script fails to load shows an error in its place', async ({ guestPage, faults }) => {
  faults.expect({
    failedRequest: /about-page.+: net::ERR_FAILED$/,
    consoleError: [/^ChunkLoadError/, /^shell@.+ failed at render/],
  });
  const page = await guestPage();
  await page.route(/about-page.*\.js$/, (route) => route.abort());
  await page.goto(paths.about());
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Acerca de Estela' })).toBeVisible();
});
