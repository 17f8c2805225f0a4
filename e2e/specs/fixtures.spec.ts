import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import type { FaultKind } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';

/** A way to provoke each fault, and a pattern of its text. */
const provoked: Record<FaultKind, { pattern: RegExp; provoke: (page: Page) => Promise<unknown> }> = {
  consoleError: {
    pattern: /no propellers/,
    provoke: (page) => page.evaluate(() => console.error('no propellers')),
  },
  policyViolation: {
    pattern: /elsewhere\.example/,
    provoke: (page) =>
      Promise.all([
        page.waitForEvent('console', (line) => line.text().includes('elsewhere.example')),
        page.evaluate(() => {
          new Image().src = 'https://elsewhere.example/pixel.png';
        }),
      ]),
  },
  uncaughtError: {
    pattern: /no battery, on \/about/,
    provoke: (page) =>
      Promise.all([
        page.waitForEvent('pageerror'),
        page.evaluate(() => void Promise.reject(new Error('no battery'))),
      ]),
  },
  failedRequest: {
    pattern: /^GET \/api\/propellers: 404$/,
    provoke: (page) => page.evaluate(async () => (await fetch('/api/propellers')).status),
  },
  layoutShift: {
    pattern: /of 0\.\d+, on \/about: </,
    provoke: async (page) => {
      const reported = page.waitForEvent('console', (line) => line.type() === 'debug');
      await page.keyboard.press('Shift');
      // Moves that follow an input within half a second do not count, so it goes on until one does.
      await page.evaluate(() => {
        const grow = () => {
          document.body.style.paddingTop = `${(Number.parseInt(document.body.style.paddingTop, 10) || 0) + 100}px`;
        };
        setInterval(grow, 200);
      });
      await reported;
    },
  },
  brokenRule: {
    pattern: /^meta-viewport, on \/about: <meta/,
    // Outside what React draws, which may still be on its way to a page that came as HTML.
    provoke: (page) =>
      page.evaluate(() =>
        document.querySelector('meta[name="viewport"]')?.setAttribute('content', 'user-scalable=no'),
      ),
  },
};

test.use({ shifts: 'refused' });

/** With a fragment of its own, as the accessibility of a kind of page is checked once. */
async function openAbout(page: Page, fragment: string) {
  await page.goto(`${paths.about()}#${fragment}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [kind, { pattern, provoke }] of Object.entries(provoked)) {
  test(`a test whose page has a fault of the kind ${kind} fails`, async ({ guestPage }) => {
    test.fail();
    const page = await guestPage();
    await openAbout(page, `undeclared-${kind}`);
    await provoke(page);
  });

  test(`a test that expects a fault of the kind ${kind} passes when it comes`, async ({
    guestPage,
    faults,
  }) => {
    faults.expect({ [kind]: pattern });
    const page = await guestPage();
    await openAbout(page, `expected-${kind}`);
    await provoke(page);
  });

  test(`a test that expects a fault of the kind ${kind} fails when it does not come`, async ({
    guestPage,
    faults,
  }) => {
    test.fail();
    faults.expect({ [kind]: pattern });
    await openAbout(await guestPage(), `missing-${kind}`);
  });
}

test('a fault that is allowed may stay away', async ({ guestPage, faults }) => {
  faults.allow({ consoleError: /no propellers/ });
  await openAbout(await guestPage(), 'allowed');
});

test('pages and profiles that a test opens itself are watched too', async ({
  browser,
  page,
  baseURL,
  faults,
}) => {
  faults.expect({ consoleError: [/in a popup/, /in a profile/] });
  await openAbout(page, 'opener');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void open(path), paths.terms()),
  ]);
  await popup.evaluate(() => console.error('in a popup'));
  const context = await browser.newContext({ baseURL });
  const own = await context.newPage();
  await openAbout(own, 'own');
  await own.evaluate(() => console.error('in a profile'));
});

test('what the page itself aborts is no fault, nor what fails while the test takes the network away', async ({
  guestPage,
}) => {
  const page = await guestPage();
  await openAbout(page, 'aborted');
  await page.evaluate(async () => {
    const controller = new AbortController();
    const answer = fetch('/api/feed', { signal: controller.signal });
    controller.abort();
    await answer.catch(() => undefined);
  });
  await page.context().setOffline(true);
  expect(await page.evaluate(() => fetch('/api/feed').catch(() => 'failed'))).toBe('failed');
  await page.context().setOffline(false);
});

test.describe('options', () => {
  test.use({
    theme: 'light',
    clock: '2026-03-01T12:00:00Z',
    slow: { latency: 300 },
    locale: 'en-GB',
    timezoneId: 'America/Bogota',
  });

  test('set the theme, the clock, the connection, the locale and the time zone of every page', async ({
    guestPage,
  }) => {
    const page = await guestPage();
    await openAbout(page, 'options');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => new Date().toISOString())).toMatch(/^2026-03-01T12:/);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions())).toMatchObject({
      locale: 'en-GB',
      timeZone: 'America/Bogota',
    });
    const began = Date.now();
    await page.evaluate(async () => (await fetch('/composition.json', { cache: 'no-store' })).text());
    expect(Date.now() - began).toBeGreaterThanOrEqual(300);
  });
});
