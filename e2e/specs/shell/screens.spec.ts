import { languages } from '@estela/contracts/values';
import type { Page } from '@playwright/test';
import { deployed } from '../../deployed/tag.ts';
import { brokenRules } from '../../fixtures/broken-rules.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visits } from '../../pages/screen.ts';
import { screens } from '../../pages/screens.ts';
import { shareSeededScreens } from '../../pages/seeded-screens.ts';

const seeded = shareSeededScreens();

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Elements that overflow a page sideways, which must not scroll that way. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

for (const language of languages)
  for (const screen of screens)
    test(`the ${screen.name} screen in ${language} is accessible, in both themes and at any width`, {
      ...deployed,
      ...visits(screen),
    }, async ({ pageOf, guestPage }) => {
      const page = screen.as === 'guest' ? await guestPage(language) : await pageOf(seeded.ana, language);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.goto(screen.path(seeded.items));
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading).toHaveCount(1);
      await expect(page.getByText(screen.shows ?? '').first()).toBeAttached();
      if (screen.opener) await page.getByRole('button', { name: screen.opener[language] }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ visible: screen.isDialog ?? false });
      await expect(page.locator(':is(main, [role="dialog"]) [aria-busy="true"]')).toHaveCount(0);

      await expect(page).toHaveTitle(new RegExp(`^${screen.title[language]}.* \\| Estela$`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
      expect(await brokenRules(page, (axe) => axe.withTags(standard))).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await brokenRules(page, (axe) => axe.withRules(['color-contrast']))).toEqual([]);

      // A phone, and a screen of 1280 pixels at 200 %.
      for (const width of [360, 640]) {
        await page.setViewportSize({ width, height: 400 });
        // The new width reaches the page a moment later.
        await expect.poll(() => overflowing(page), { message: `at ${width} px` }).toEqual([]);
      }
    });
