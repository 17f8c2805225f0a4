import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import { createPilot, type Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Every list, with its late content. */
const lists: readonly {
  name: string;
  path: (ana: Pilot) => string;
  shows: string;
}[] = [
  { name: 'the feed', path: () => paths.feed(), shows: 'Cresta' },
  { name: 'home', path: () => paths.home(), shows: 'Faro' },
  { name: 'the flights', path: () => paths.flights(), shows: 'Cresta' },
  { name: 'the drones', path: () => paths.drones(), shows: 'Avispa' },
  { name: 'the spots', path: () => paths.spots(), shows: 'Cantera' },
  { name: 'the groups', path: () => paths.groups(), shows: 'Bandos' },
  { name: 'the followers', path: () => paths.followers(), shows: 'Bruno' },
  { name: 'those followed', path: () => paths.following(), shows: 'Bruno' },
  {
    name: 'a dashboard',
    path: ({ user }) => paths.dashboard(user.username),
    shows: 'Cresta',
  },
];

/** The calls of the lists. */
const late = /\/api\/(feed|flights|drones|spots|groups|users\/(dashboard|[^/]+\/follow))/;

test.describe('nothing moves when late content loads', () => {
  // One worker for all of them: they show the same pilots.
  test.describe.configure({ mode: 'default' });
  let ana: Pilot;

  test.beforeAll(async ({ product }) => {
    ana = await createPilot(product.url, 'Ana');
    const bruno = await createPilot(product.url, 'Bruno');
    await Promise.all([
      ana.follow(bruno),
      bruno.follow(ana),
      ana.createFlight({ title: 'Cresta', visibility: 'public' }),
      bruno.createFlight({ title: 'Faro', visibility: 'public' }),
      ana.createDrone({ name: 'Avispa' }),
      ana.createSpot({ name: 'Cantera' }),
      ana.createGroup({ name: 'Bandos' }),
    ]);
  });

  for (const { name, path, shows } of lists)
    for (const width of [360, 1280])
      test(`in ${name} at ${width} pixels`, async ({ pageOf }) => {
        const page = await pageOf(ana);
        await page.setViewportSize({ width, height: 800 });
        const open = await holdAnswers(page);
        await page.addInitScript(recordShifts);
        await page.goto(path(ana));
        const pieces = page.getByRole('main').locator(skeletonPiece);
        // A page's header and its figures have fewer.
        await expect(pieces.nth(6)).toBeVisible();
        open();
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
        await expect.poll(() => pieces.evaluateAll(onScreen)).toBe(0);
        expect(await shiftOf(page)).toBeLessThan(0.05);
      });
});

/** Delays lists until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(late, async (route) => {
    await opened;
    await route.continue();
  });
  return () => open();
}

/** How many begin on screen; content below it may load when it is reached. */
const onScreen = (pieces: Element[]) =>
  pieces.filter((piece) => piece.getBoundingClientRect().top < innerHeight).length;

/** An empty span, hidden from screen readers, is the placeholder of a line or a picture. */
const skeletonPiece = 'span[aria-hidden="true"]:empty';

declare global {
  /** Sum of the page's layout shifts so far. */
  var takeShifts: () => number;
}

function recordShifts() {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as { value?: number }).value ?? 0;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.takeShifts = () => {
    add(observer.takeRecords());
    return sum;
  };
}

/** The layout shift once the current content was painted. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(takeShifts())))),
      ),
  );
}
