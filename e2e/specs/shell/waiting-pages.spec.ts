import { paths } from '@estela/contracts/paths';
import type { Page } from '@playwright/test';
import type { Pilot } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

/**
 * Delays matching scripts until the returned function is called, as on a slow connection. Meanwhile the waiting page can be
 * inspected.
 */
async function holdScripts(page: Page, match = /\.js$/): Promise<() => void> {
  await page.addInitScript(openShadows);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(match, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The waiting page is in a closed shadow root, so scripts of the page, and tests, cannot read it. */
function openShadows() {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: 'open' });
  };
}

const waiting = (page: Page) => page.locator('#waiting-page');

/** Everything that a waiting page needs has loaded. */
async function fontsAndHtml(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await document.fonts.load('1em "Hanken Grotesk Variable"')).length > 0,
  );
  await page.waitForFunction(() => document.readyState !== 'loading');
}

const titleOf = (page: Page) => waiting(page).locator('h1');

/** Classes in the waiting page that no style sheet in it defines. */
function classesWithoutStyles(): string[] {
  const waiting = document.querySelector('#waiting-page')?.shadowRoot;
  const rules = [...(waiting?.styleSheets ?? [])].flatMap((sheet) => [...sheet.cssRules]);
  const css = rules.map(({ cssText }) => cssText).join('\n');
  const classes = [...(waiting?.querySelectorAll('[class]') ?? [])].flatMap((it) => [...it.classList]);
  // The names of icons are not ours.
  return [...new Set(classes)].filter((name) => !name.startsWith('lucide') && !css.includes(`.${name}`));
}

/** Positions of the parts that both the waiting page and the page itself have. */
const placesIn = ([selector = '', ...more]: string[]) => [
  selector,
  'header',
  'main h1',
  'aside nav a',
  ...more,
];

/** Positions of parts of the page, or of its waiting page. */
function placesOf([selector = '', ...parts]: string[]) {
  const element = document.querySelector(selector);
  const root = element?.shadowRoot ?? element;
  return parts.map((part) => {
    const { x, y, width, height } = root?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height].map(Math.round);
  });
}

/** Wraps to two lines on a phone. */
const name = 'Amanecer en la cantera de los Halcones';
const location = { lat: 40.4, lng: -3.7, address: 'Vallecas, Madrid' };
/** Creates a public one, and returns its address. */
const publicThings = {
  spot: async (by: Pilot) => paths.spot((await by.createSpot({ name, visibility: 'public', location }))._id),
  drone: async (by: Pilot) => paths.drone((await by.createDrone({ name, visibility: 'public' }))._id),
  flight: async (by: Pilot) =>
    paths.flight((await by.createFlight({ title: name, visibility: 'public' }))._id),
};

for (const [who, width, language] of [
  ['a guest', 412, 'es'],
  ['a pilot', 412, 'en'],
  ['a pilot', 1280, 'es'],
  ['a pilot', 1920, 'es'],
] as const)
  test(`${who} at ${width} px in ${language} sees the feed’s waiting page before any script, and then the feed in its place`, async ({
    guestPage,
    pilot,
    pageOf,
  }) => {
    const page = who === 'a guest' ? await guestPage(language) : await pageOf(await pilot('Ana'), language);
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await page.goto(paths.feed(), { waitUntil: 'commit' });
    await expect(titleOf(page)).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    expect(await page.evaluate(classesWithoutStyles)).toEqual([]);
    const places = await page.evaluate(placesOf, placesIn(['#waiting-page', 'main nav']));
    // The link of the page is marked as such.
    await expect(waiting(page).locator(`aside a[href="${paths.feed()}"]`)).toHaveAttribute(
      'aria-current',
      'page',
    );
    release();
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    expect(await page.evaluate(placesOf, placesIn(['#root', 'main nav']))).toEqual(places);
    await expect(page.locator('template[data-waiting]')).toHaveCount(0);
  });

test('a dashboard has a waiting page of its own layout', async ({ page, pilot }) => {
  const ana = await pilot('Ana');
  const release = await holdScripts(page);
  await page.goto(paths.dashboard(ana.user.username), { waitUntil: 'commit' });
  await expect(waiting(page).locator('dl')).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading');
  expect(await page.evaluate(classesWithoutStyles)).toEqual([]);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

for (const { name, path, titles, parts } of [
  { name: 'own spots', path: paths.spots(), titles: { es: 'Mis spots', en: 'My spots' }, parts: [] },
  {
    name: 'own flights',
    path: paths.flights(),
    titles: { es: 'Sesiones & Media', en: 'Sessions & Media' },
    parts: ['main input', 'main button'],
  },
  {
    name: 'the hangar',
    path: paths.drones(),
    titles: { es: 'Drones', en: 'Drones' },
    parts: [],
  },
  {
    name: 'groups',
    path: paths.groups(),
    titles: { es: 'Grupos', en: 'Groups' },
    parts: ['main fieldset, main [role="group"]'],
  },
  {
    name: 'the map of spots',
    path: paths.feedSpots(),
    titles: { es: 'Mapa de spots', en: 'Spot map' },
    // The search, the map, and the airspace at its bottom.
    parts: [
      'main input',
      'main fieldset',
      'main section[aria-describedby]',
      'main div[tabindex="-1"] button',
    ],
  },
])
  for (const [width, language, theme] of [
    [360, 'es', 'dark'],
    [412, 'en', 'light'],
    [1280, 'es', 'light'],
  ] as const)
    test(`${name} has a waiting page of its own layout at ${width} px in ${language}, ${theme}`, async ({
      pilot,
      pageOf,
    }) => {
      const ana = await pilot('Ana');
      // An empty list has no filters.
      await ana.createFlight();
      await ana.createDrone();
      const page = await pageOf(ana, language);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 800 });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(titleOf(page)).toHaveText(titles[language]);
      await expect(titleOf(page)).toBeVisible();
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.evaluate(classesWithoutStyles)).toEqual([]);
      const places = await page.evaluate(placesOf, placesIn(['#waiting-page', ...parts]));
      for (const part of parts) await expect(waiting(page).locator(part).first()).toBeVisible();
      release();
      await expect(waiting(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
      expect(await page.evaluate(placesOf, placesIn(['#root', ...parts]))).toEqual(places);
    });

for (const [kind, picture] of [
  ['spot', 'main article canvas'],
  ['drone', 'main article svg[data-scene]'],
  ['flight', 'main article svg[data-scene]'],
] as const)
  for (const width of [360, 1280])
    test(`the waiting page of a ${kind} for a guest at ${width} px has its name and its own layout`, async ({
      pilot,
      guestPage,
    }) => {
      const ana = await pilot('Ana');
      const path = await publicThings[kind](ana);
      const page = await guestPage();
      await page.setViewportSize({ width, height: 800 });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(waiting(page).locator('[data-thing-name]')).toHaveText(name);
      await expect(waiting(page).locator('[data-picture]')).toBeVisible();
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.evaluate(classesWithoutStyles)).toEqual([]);
      const places = await page.evaluate(placesOf, ['#waiting-page', '[data-picture]', '[data-thing-name]']);
      release();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(waiting(page)).toHaveCount(0);
      expect(await page.evaluate(placesOf, ['#root', picture, 'main h1'])).toEqual(places);
    });

test('the name of an item that a guest may not see is not in the HTML', async ({
  pilot,
  guestPage,
  faults,
}) => {
  faults.expect({ failedRequest: /^GET \/api\/spots\/.+: 404$/ });
  const { createSpot } = await pilot('Ana');
  const { _id: id } = await createSpot({ name: 'Secreto', visibility: 'private' });
  const page = await guestPage();
  await holdScripts(page);
  await page.goto(paths.spot(id), { waitUntil: 'commit' });
  await expect(waiting(page)).toBeVisible();
  await fontsAndHtml(page);
  await expect(waiting(page).locator('[data-thing-name]')).toHaveText('');
  expect(await page.content()).not.toContain('Secreto');
});

test('a page that asks for a login has no waiting page for guests', async ({ guestPage }) => {
  const page = await guestPage();
  const release = await holdScripts(page);
  await page.goto(paths.spots(), { waitUntil: 'commit' });
  await fontsAndHtml(page);
  await expect(waiting(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
});

test('what the shell has rendered beneath the waiting page responds at once', async ({ guestPage }) => {
  const page = await guestPage();
  const release = await holdScripts(page, /\/remotes\/.*\.js$/);
  await page.goto(paths.feed(), { waitUntil: 'commit' });
  await expect(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar sesión' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible();
  release();
  await expect(waiting(page)).toHaveCount(0);
});

test('an area that fails to load shows an error, in place of its waiting page', async ({
  guestPage,
  faults,
}) => {
  faults.expect({
    failedRequest: /\/remotes\/mf-social\/.+: net::ERR_FAILED$/,
    consoleError: /^mf-social@.+ failed at load/,
  });
  const page = await guestPage();
  await page.route(/\/remotes\/mf-social\/.*\.js/, (route) => route.abort());
  await page.goto(paths.feed());
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test('in a language other than the HTML’s, and at an address with more parameters, the shell renders the page', async ({
  contextOf,
}) => {
  for (const [address, cookie] of [
    [paths.feed(), 'es'],
    [`${paths.feed()}?tab=following`, 'en'],
  ] as const) {
    const page = await (await contextOf({ language: 'en' }, cookie)).newPage();
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await fontsAndHtml(page);
    await expect(waiting(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  }
});
