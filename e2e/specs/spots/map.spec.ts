import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { testStreets, testTown } from '@estela/basemap/test-streets';
import { paths } from '@estela/contracts/paths';
import { closeByEscape } from '../../fixtures/close-by-escape.ts';
import { standInForGoogle } from '../../fixtures/google-maps.ts';
import { startProduct } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

test("the map shows another pilot's public spot in list and card, not the private one", async ({
  pilot,
  pageOf,
}) => {
  const bruno = await pilot('Bruno');
  const mine = bruno.user.username;
  await bruno.createSpot({ name: `Playa de ${mine}`, visibility: 'public' });
  await bruno.createSpot({ name: `Escondite de ${mine}`, visibility: 'private' });
  const app = new App(await pageOf(await pilot('Ana')), 'es');
  await app.page.goto(paths.feedSpots());
  const rows = app.page.getByRole('region', { name: 'Mapa de spots' }).getByRole('listitem');
  await expect(rows.filter({ hasText: `Playa de ${mine}` })).toContainText('de Bruno');
  await expect(rows.filter({ hasText: `Escondite de ${mine}` })).toHaveCount(0);
  await rows
    .filter({ hasText: `Playa de ${mine}` })
    .getByRole('button')
    .click();
  const card = app.page.getByRole('region', { name: `Playa de ${mine}` });
  await expect(card.getByRole('link', { name: 'Bruno', exact: true })).toBeVisible();
  await expect(app.page).toHaveURL(/spot=/);
});

test('on a phone pins are beside the buttons, and a card shows the actions', async ({ pilot, pageOf }) => {
  const bruno = await pilot('Bruno');
  const own = bruno.user.username;
  const name = `Mirador de ${own}`;
  // Far apart, so that both are at the edges of the map.
  await bruno.createSpot({ name, location: { lat: 43.6, lng: -3.1 } });
  await bruno.createSpot({ name: `Dique de ${own}`, location: { lat: 36.6, lng: -8.9 } });
  const { page } = new App(await pageOf(bruno), 'es');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.spots()}?view=map`);
  const map = page.getByRole('region', { name: 'Mapa de los spots de la lista' });
  for (const pin of [map.getByRole('button', { name }), map.getByRole('button', { name: `Dique de ${own}` })])
    await pin.click({ trial: true });
  const near = (await page.getByRole('button', { name: 'Cerca de mí' }).boundingBox()) ?? { x: 0 };
  const pin = (await map.getByRole('button', { name }).boundingBox()) ?? { x: 0, width: 0 };
  expect(pin.x + pin.width).toBeLessThan(near.x);

  await page.goto(`${paths.feedSpots()}?bbox=-3.6,43.3,-2.6,43.9`);
  await page
    .getByRole('region', { name: 'Mapa de spots' })
    .getByRole('button', { name: 'Ver la lista' })
    .click();
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  const card = page.getByRole('region', { name });
  for (const label of ['Más detalles', `Cómo llegar a ${name}`])
    await expect(card.getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
  const short = (await card.boundingBox())?.height ?? 0;
  await card.getByRole('button', { name: 'Más detalles' }).click();
  await expect(card.getByRole('heading', { name: 'Espacio aéreo' })).toBeInViewport();
  expect((await card.boundingBox())?.height).toBeGreaterThan(short);
});

test('the first view of a low map covers no pins at the coasts', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const coasts = { 'Estaca de Bares': [43.79, -7.69], Tarifa: [36, -5.61], 'Cap de Creus': [42.32, 3.32] };
  for (const [name, [lat = 0, lng = 0]] of Object.entries(coasts))
    await ana.createSpot({ name, location: { lat, lng } });
  const page = await pageOf(ana);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${paths.feedSpots()}?filter=mine`);
  for (const name of Object.keys(coasts)) await page.getByRole('button', { name }).click({ trial: true });
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`without a network the notice does not cover the attribution of a map, ${width} pixels wide`, async ({
    pilot,
    pageOf,
  }) => {
    const ana = await pilot('Ana');
    await ana.createSpot({ name: 'Cantera' });
    const page = await pageOf(ana);
    await page.setViewportSize({ width, height });
    for (const path of [paths.feedSpots(), `${paths.spots()}?view=map`]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
      // The notice itself loads once the page is idle: its script and its style sheet.
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              performance.getEntriesByType('resource').filter(({ name }) => name.includes('offline-bar'))
                .length,
          ),
        )
        .toBe(2);
      await page.context().setOffline(true);
      const notice = page.getByText('Sin conexión.').locator('../..');
      await expect(notice).toBeVisible();
      // The page makes room for the notice once it has its height.
      const room = async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const bar = await notice.boundingBox();
        const credit = await page.getByRole('link', { name: 'OpenStreetMap' }).boundingBox();
        return bar && credit ? bar.y - credit.y - credit.height : Number.NaN;
      };
      await expect.poll(room).toBeGreaterThan(0);
      await page.context().setOffline(false);
    }
  });

test('the map only makes requests to this server, and its code loads with it alone', async ({
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot('Ana'));
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  // Read by requests of their own, as a response to the page is lost when the page moves on or closes.
  const ofMaps = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    return texts.filter((text) => /leaflet-container|gmp-click|supercluster/i.test(text));
  };
  await page.goto(paths.drones());
  await page.waitForLoadState('networkidle');
  expect(await ofMaps()).toEqual([]);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(paths.feedSpots());
  await expect(page.getByRole('button', { name: 'Acercar' })).toBeVisible();
  const nearer = page.waitForResponse(/\/api\/spots\/map/);
  await page.getByRole('button', { name: 'Acercar' }).click();
  await nearer;
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(await ofMaps()).not.toEqual([]);
});

/** The address of the map with its middle there, at a zoom level, on a map of 656 by 664 pixels. */
function mapAt(lat: number, lng: number, zoom: number): string {
  const degrees = (pixels: number) => (pixels / 2 / (256 * 2 ** zoom)) * 360;
  const [width, height] = [degrees(640), degrees(640) * Math.cos((lat * Math.PI) / 180)];
  const bbox = [lng - width, lat - height, lng + width, lat + height].map((edge) => edge.toFixed(5));
  return `${paths.feedSpots()}?bbox=${bbox.join(',')}`;
}

test('without any setting zoom level 10 shows place names', async ({ pilot, pageOf }) => {
  const page = await pageOf(await pilot('Ana'));
  const tiles: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/map/')) tiles.push(`${answer.status()} ${pathname}`);
  });
  await page.goto(mapAt(39.47, -0.6, 10));
  for (const town of ['Requena', 'Sagunto', 'Llíria'])
    await expect(page.getByText(town, { exact: true })).toBeAttached();
  expect(tiles).toContain('200 /map/world/8/127/97');
});

test('the name of a town moves the map there, also in another language of that town', async ({
  pilot,
  pageOf,
}) => {
  const { page } = new App(await pageOf(await pilot('Ana')), 'es');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.feedSpots());
  await page.getByRole('searchbox', { name: 'Buscar spots o un pueblo' }).fill('xabia');
  await page.getByRole('button', { name: 'Jávea, Alicante' }).press('Enter');
  await expect(page).toHaveURL(/bbox=-?0\.\d+%2C38\.\d+%2C0\.\d+%2C3[89]\./);
  await expect(
    page.getByText('Jávea', { exact: true }).or(page.getByText('Javea', { exact: true })),
  ).toBeAttached();
});

const withStreets = test.extend<object, { product: Awaited<ReturnType<typeof startProduct>> }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'estela-map-'));
      await writeFile(path.join(folder, 'town.pmtiles'), testStreets());
      const pictures = createServer((_request, response) => {
        const green = '<rect width="256" height="256" fill="#2e5b2e"/>';
        response.setHeader('content-type', 'image/svg+xml');
        response.end(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${green}</svg>`);
      });
      await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
      const { port } = pictures.address() as AddressInfo;
      const product = await startProduct({
        settings: {
          GOOGLE_MAPS_API_KEY: 'a-key',
          MAP_PMTILES: path.join(folder, 'town.pmtiles'),
          MAP_SATELLITE: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
          MAP_SATELLITE_ATTRIBUTION: 'Ortofotos de prueba',
        },
      });
      await use(product);
      await product.stop();
      pictures.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

withStreets(
  'when Google does not respond, a map with streets of its own shows their names, and satellite pictures on request',
  async ({ pilot, pageOf }) => {
    const page = await pageOf(await pilot('Ana'));
    await page.route('https://maps.googleapis.com/**', (route) => route.abort());
    // Names of streets are drawn, not text.
    await page.addInitScript(() => {
      const drawn = new Set<string>();
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        drawn.add(text);
        fillText.call(this, text, ...place);
      };
      Object.assign(globalThis, { drawnTexts: () => [...drawn] });
    });
    const hosts = new Set<string>();
    page.on('requestfinished', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(mapAt(testTown.lat, testTown.lng, 15));
    const drawnTexts = () => page.evaluate('drawnTexts()');
    await expect.poll(drawnTexts).toEqual(expect.arrayContaining([testTown.name, testTown.street]));
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
    expect([...hosts]).toEqual([new URL(page.url()).host]);

    // By key, as late content may move it away from under a pointer.
    await page.getByRole('radio', { name: 'Satélite' }).press('Space');
    await expect(page.getByRole('radio', { name: 'Satélite' })).toBeChecked();
    const picture = page.locator('img.leaflet-tile-loaded').first();
    await expect(picture).toBeVisible();
    await expect(page.getByText('Ortofotos de prueba')).toBeVisible();
    await page.getByRole('radio', { name: 'Mapa', exact: true }).press('Space');
    await expect(page.getByRole('radio', { name: 'Mapa', exact: true })).toBeChecked();
    await expect(picture).toHaveCount(0);
  },
);

withStreets(
  "Google's map draws the same, and gives way when its key is refused",
  async ({ pilot, pageOf }) => {
    const ana = await pilot('Ana');
    const name = `Dique de ${ana.user.username}`;
    await ana.createSpot({ name, location: { lat: 39.47, lng: -0.6 } });
    const page = await pageOf(ana);
    const asked = await standInForGoogle(page);
    await page.goto(paths.drones());
    // After sign-in, at idle time, ahead of the first map; and once for all bundles.
    await expect.poll(() => asked.length).toBe(1);
    const { searchParams } = asked[0] ?? new URL('about:blank');
    expect(searchParams.get('key')).toBe('a-key');
    for (const library of ['marker', 'places', 'geometry'])
      expect(searchParams.get('libraries')).toContain(library);
    await page.goto(mapAt(39.47, -0.6, 10));
    const marker = page.locator('gmp-advanced-marker').and(page.getByTitle(name));
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.getByText('Mapa básico')).toHaveCount(0);
    await page.evaluate('gm_authFailure()');
    await expect(
      page.locator('.leaflet-container').getByRole('button', { name, pressed: true }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name })).toBeVisible();
    await expect(page.locator('gmp-advanced-marker')).toHaveCount(0);
    expect(asked.length).toBe(2);
  },
);

for (const address of [paths.spots(), paths.feedSpots()])
  test(`a guest at ${address} gets the login notice`, async ({ guestPage }) => {
    const page = await guestPage();
    await page.goto(address);
    await closeByEscape(page.getByRole('dialog', { name: 'Iniciar sesión' }));
    await expect(page.getByRole('heading', { name: 'Inicia sesión para ver esta página' })).toBeVisible();
    await expect(page).toHaveURL(address);
  });
