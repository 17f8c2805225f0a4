import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

interface List {
  name: string;
  path: (of: { ana: Pilot; bruno: Pilot }) => string;
  /** Scroll position at which it is left. Pixels. */
  place: number;
  /** The calls of the list, which Back must not repeat. */
  api: RegExp;
  /** The link in it that leads away; default: one of the menu's. */
  link?: string;
  /** The link on that page that leads back; default: the browser's own. */
  back?: string;
}

/** Every list of the product. */
const lists: readonly List[] = [
  {
    name: 'the following feed',
    path: () => paths.feed({ tab: 'following' }),
    place: 6000,
    api: /\/api\/feed\?/,
    link: `a[href^="${paths.flight('')}"]`,
  },
  {
    name: 'the global feed',
    path: () => paths.feed(),
    place: 6000,
    api: /\/api\/feed\?/,
    link: `a[href^="${paths.flight('')}"]`,
  },
  {
    name: 'the flights',
    path: () => paths.flights(),
    place: 3000,
    api: /\/api\/flights\?/,
    link: `a[href^="${paths.flight('')}"]`,
  },
  {
    name: 'the drones',
    path: () => paths.drones(),
    place: 3000,
    api: /\/api\/drones\?/,
    link: `a[href^="${paths.drone('')}"]`,
    back: 'Volver',
  },
  {
    name: 'the components',
    path: () => paths.components(),
    place: 1500,
    api: /\/api\/components\?/,
    link: 'a[href*="part="]',
    back: 'Volver',
  },
  {
    name: 'the equipment',
    path: () => paths.equipmentItems(),
    place: 1500,
    api: /\/api\/equipment-items\?/,
    link: 'a[href*="item="]',
    back: 'Volver',
  },
  { name: 'the spots', path: () => paths.spots(), place: 3000, api: /\/api\/spots\?/ },
  {
    name: 'the groups',
    path: () => paths.groups(),
    place: 2000,
    api: /\/api\/groups\?/,
    link: `a[href^="${paths.group('')}"]`,
  },
  {
    name: 'the followers',
    path: () => paths.followers(),
    place: 900,
    api: /\/followers/,
    link: `a[href^="${paths.dashboard('')}"]`,
  },
  {
    name: 'those followed',
    path: () => paths.following(),
    place: 900,
    api: /\/following/,
    link: `a[href^="${paths.dashboard('')}"]`,
  },
  {
    name: 'a dashboard',
    path: ({ bruno }) => paths.dashboard(bruno.user.username),
    place: 1500,
    api: /\/api\/users\/dashboard/,
    link: `a[href^="${paths.flight('')}"]`,
  },
];

test.describe('Back returns to the place', () => {
  // One worker for all of them, as their data takes a while to create.
  test.describe.configure({ mode: 'default', timeout: 90_000 });
  let people: { ana: Pilot; bruno: Pilot };

  test.beforeAll(async ({ product }) => {
    const [ana, bruno] = await Promise.all([
      createPilot(product.url, 'Ana'),
      createPilot(product.url, 'Bruno'),
    ]);
    people = { ana, bruno };
    await ana.follow(bruno);
    await bruno.follow(ana);
    const times = (count: number, make: (index: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: count }, (_, index) => make(index)));
    await times(45, (index) => bruno.createFlight({ title: `Faro ${index}`, visibility: 'public' }));
    await times(12, (index) => ana.createFlight({ title: `Cresta ${index}`, visibility: 'public' }));
    await times(12, (index) => ana.createDrone({ name: `Avispa ${index}`, serialNumber: `SN-${index}` }));
    await times(12, (index) => ana.call('POST', '/components', { name: `Xing ${index}`, type: 'motor' }));
    await times(12, (index) =>
      ana.call('POST', '/equipment-items', { name: `Gafas ${index}`, type: 'goggles', condition: 'good' }),
    );
    await times(12, (index) =>
      ana.createSpot({ name: `Cala ${index}`, location: { lat: 40, lng: index / 10 } }),
    );
    await times(24, (index) => ana.createGroup({ name: `Bandos ${index}` }));
    await times(26, async (index) => {
      const pilot = await createPilot(product.url, `Pilot${index}`);
      await pilot.follow(ana);
      await ana.follow(pilot);
    });
  });

  for (const { name, path, place, api, link, back } of lists)
    test(`in ${name}, with everything loaded so far`, async ({ pageOf }) => {
      const page = await pageOf(people.ana);
      await page.setViewportSize({ width: 360, height: 740 });
      const asked: string[] = [];
      page.on('request', (request) => api.test(request.url()) && asked.push(request.url()));
      await page.goto(path(people));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Pictures and fonts that load late move what is below them.
      await page.waitForLoadState('networkidle');
      // When the stream of events first opens, data read before is refetched.
      await page.waitForFunction(() => {
        const stream: { isOpen: () => boolean } | undefined = Reflect.get(
          window,
          Symbol.for('estela.event-stream.1'),
        );
        return stream?.isOpen();
      });
      // More pages load on scrolling down.
      await expect.poll(() => scrollDown(page, place), { timeout: 20_000 }).toBe(place);

      const url = page.url();
      // Content that loads late above it moves it: the position on leaving counts.
      const left = await press(page, link ? `main ${link}` : `a[href="${paths.feed()}"]`);
      await expect(page).not.toHaveURL(url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

      const before = asked.splice(0);
      if (back) await page.getByRole('link', { name: back, exact: true }).click();
      else await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(left);
      // Another page may be loaded, since its place is near; what was loaded is not requested again.
      expect(asked.filter((url) => before.includes(url))).toEqual([]);
    });
});

/** Scrolls down to the current end of the page. */
function scrollDown(page: Page, place: number): Promise<number> {
  return page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' });
    return Math.round(scrollY);
  }, place);
}

/**
 * Presses a link once it is on screen without scrolling, unlike Playwright's own click. Returns the scroll position of the
 * page at that moment.
 */
async function press(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction((links) => {
    const isShown = (link: HTMLElement) => {
      const { top, bottom, height } = link.getBoundingClientRect();
      // Links of the page must be between the two bars; those in the bars are always visible.
      if (link.closest('main')) return top > 60 && bottom < innerHeight - 70;
      return height > 0 && top >= 0 && bottom <= innerHeight;
    };
    return [...document.querySelectorAll<HTMLElement>(links)].find(isShown);
  }, selector);
  return shown.evaluate((link) => {
    const top = Math.round(scrollY);
    link?.click();
    return top;
  });
}
