import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { deployed } from '../../deployed/tag.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The HTML of `/about` from the server, before any script. */
async function aboutHtml(page: Page): Promise<string> {
  const answer = await page.goto(paths.about());
  return (await answer?.text()) ?? '';
}

/** Head and page in the browser, once the shell runs. */
async function expectLanguage(page: Page, language: 'es' | 'en') {
  const [title, heading] =
    language === 'en' ? ['About | Estela', 'About Estela'] : ['Acerca de | Estela', 'Acerca de Estela'];
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(title);
}

test.use({ locale: 'en-GB' });

test('a first visit is in Spanish, whatever the browser asks for', deployed, async ({ contextOf }) => {
  const page = await (await contextOf({})).newPage();
  const html = await aboutHtml(page);
  expect(html).toMatch(/<html lang="es">.*<title>Acerca de \| Estela<.*"inLanguage":"es".*Acerca de Estela/s);
  expect(html).not.toContain('About Estela');
  await expectLanguage(page, 'es');
});

test(
  'after the toggle the next HTML is in the chosen language, and in no other',
  deployed,
  async ({ contextOf }) => {
    const context = await contextOf({});
    const page = await context.newPage();
    await page.goto(paths.about());
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    await page.getByRole('button', { name: 'Cambiar a inglés' }).click();
    await expectLanguage(page, 'en');
    await expect(data).toHaveCount(0);
    expect(await context.cookies()).toMatchObject([
      { name: 'language', value: 'en', path: '/', sameSite: 'Lax', secure: false },
    ]);
    const html = await aboutHtml(page);
    expect(html).toMatch(/<html lang="en">.*<title>About \| Estela<.*"inLanguage":"en".*About Estela/s);
    expect(html).not.toContain('Acerca de Estela');
    await expectLanguage(page, 'en');
  },
);

test('a cookie without a stored choice decides for HTML and shell alike', deployed, async ({ contextOf }) => {
  const page = await (await contextOf({}, 'en')).newPage();
  expect(await aboutHtml(page)).toContain('<html lang="en">');
  await expectLanguage(page, 'en');
});

test('a stored choice without its cookie wins, and the next HTML has it', deployed, async ({ contextOf }) => {
  const page = await (await contextOf({ language: 'en' })).newPage();
  await watchHeadings(page);
  expect(await aboutHtml(page)).toContain('<html lang="es">');
  await expectLanguage(page, 'en');
  expect(await seenHeadings(page)).toEqual(['About Estela']);
  expect(await aboutHtml(page)).toContain('<html lang="en">');
  await expectLanguage(page, 'en');
});

/** From the next page on, records every text of a first-level heading. */
async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenHeadings: seen });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text) seen.add(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

function seenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}
