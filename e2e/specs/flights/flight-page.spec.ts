import { paths } from '@estela/contracts/paths';
import { expectFit } from '../../fixtures/expect-fit.ts';
import { expect, test } from '../../fixtures/test.ts';
import { App } from '../../pages/app.ts';

for (const visibility of ['public', 'unlisted'] as const)
  test(`a guest opens a flight that is ${visibility}`, async ({ pilot, guestPage }) => {
    const { _id } = await (await pilot('Ana')).createFlight({ title: 'Faro', visibility });
    const app = new App(await guestPage(), 'es');
    await app.page.goto(paths.flight(_id));
    await expect(app.heading('Faro')).toBeVisible();
    await expect(app.page).toHaveTitle('Faro | Estela');
    await expect(app.page.getByRole('link', { name: 'Ana', exact: true })).toBeVisible();
  });

for (const visibility of ['followers', 'private'] as const)
  test(`a guest finds nothing at the address of a flight for ${visibility}, not even its title`, async ({
    pilot,
    guestPage,
    product,
    faults,
  }) => {
    faults.expect({ failedRequest: /^GET \/api\/flights\/.+: 404$/ });
    const { _id } = await (await pilot('Ana')).createFlight({ title: 'Secreto', visibility });
    const app = new App(await guestPage(), 'es');
    await app.page.goto(paths.flight(_id));
    await expect(app.page.getByText('Aquí no hay ningún vuelo')).toBeVisible();
    const html = await (await fetch(`${product.url}${paths.flight(_id)}`)).text();
    expect(html).not.toContain('Secreto');
    expect((await fetch(`${product.url}/api/flights/${_id}`)).status).toBe(404);
  });

test('a public flight is shared by its link, which shows a picture of its own', async ({
  pilot,
  guestPage,
  product,
}) => {
  const { _id } = await (await pilot('Ana')).createFlight({ title: 'Faro', visibility: 'public' });
  const app = new App(await guestPage(), 'es');
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.page.goto(paths.flight(_id));
  await app.button('Compartir').click();
  await expect(app.page.getByText('Enlace copiado')).toBeVisible();
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${product.url}${paths.flight(_id)}`);
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(await (await fetch(link)).text()) ?? [];
  const card = Buffer.from(await (await fetch(image)).arrayBuffer());
  // Width and height of a PNG.
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a guest logs in from a flight for followers and stays on it', async ({ pilot, guestPage, faults }) => {
  faults.expect({ failedRequest: /^GET \/api\/flights\/.+: 404$/ });
  const ana = await pilot('Ana');
  const bruno = await pilot('Bruno');
  await bruno.follow(ana);
  const { _id } = await ana.createFlight({ title: 'Faro', visibility: 'followers' });
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.flight(_id));
  await app.page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await app.logIn(bruno);
  await expect(app.heading('Faro')).toBeVisible();
  await expect(app.page).toHaveURL(`/flights/${_id}`);
});

test("a video requests nothing from its host before a tap, and plays in the host's frame after it", async ({
  pilot,
  guestPage,
}) => {
  const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const { _id } = await (await pilot('Ana')).createFlight({ title: 'Faro', videoUrl, visibility: 'public' });
  const app = new App(await guestPage(), 'es');
  const hosts = new Set<string>();
  app.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await app.page.route(/youtube/, (route) => route.fulfill({ body: 'player' }));
  await app.page.goto(paths.flight(_id));
  const play = app.button('Reproducir «Faro»');
  await expect(play).toBeVisible();
  await app.page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual(['127.0.0.1']);
  const asked = app.page.waitForRequest(/youtube/);
  await play.click();
  const frame = app.page.getByTitle('Vídeo: Faro');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(new URL((await asked).url()).hostname).toBe('www.youtube-nocookie.com');
});

test('a flight is read by keyboard, leads on to another of its pilot, and Back restores the scroll position', async ({
  pilot,
  guestPage,
}) => {
  const ana = await pilot('Ana');
  const { _id: spot } = await ana.createSpot({ name: 'Cantera', visibility: 'public' });
  await ana.createFlight({ title: 'Presa', visibility: 'public' });
  const { _id } = await ana.createFlight({
    ...{ title: 'Faro', visibility: 'public', spot },
    track: [0, 1, 2].map((step) => ({ lat: 40.4 + step / 1_000, lng: -3.7, t: step * 60 })),
    series: { t: [0, 60, 120], height: [0, 42, 10], speed: [0, 20, 5], voltage: [16.8, 15.2, 14.9] },
  });
  const app = new App(await guestPage(), 'es');
  const { page } = app;
  await page.setViewportSize({ width: 360, height: 740 });
  // The first page of the visit: the router takes Back to it for the visit's start.
  await page.goto(paths.flight(_id));
  await expect(app.heading('Faro')).toBeVisible();
  await page.getByText('Grabado').scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider', { name: 'Momento del vuelo' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^1:00 de 2:00, Altura 42.m, Velocidad 72.km\/h, Batería 15,2.V$/,
  );
  await expect(page.getByRole('region', { name: 'Mapa del recorrido de «Faro»' })).toBeVisible();
  await expect(page.locator('[class*="trackDot"]')).toHaveCount(3);
  // Slow at first, then fast.
  const strokes = page.locator('path[class*="-track-"]');
  const colors = await strokes.evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect([colors.length, new Set(colors).size]).toEqual([2, 2]);

  await page.getByRole('heading', { name: 'Comentarios' }).scrollIntoViewIfNeeded();
  const other = page.getByRole('link', { name: 'Presa' });
  await other.scrollIntoViewIfNeeded();
  // By keyboard, as nothing scrolls then.
  await other.focus();
  const left = await page.evaluate(() => Math.round(scrollY));
  await other.press('Enter');
  await expect(app.heading('Presa')).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(app.heading('Faro')).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await expect(other).toBeInViewport();
});

test('names without a space do not overflow the page on a phone', async ({ pilot, pageOf }) => {
  const ana = await pilot('Ana');
  const name = 'Superlargo'.repeat(8);
  const spot = await ana.createSpot({ name, visibility: 'public' });
  const goggles = { name, type: 'goggles', condition: 'new' };
  const { _id: item } = await ana.call<{ _id: string }>('POST', '/equipment-items', goggles);
  const { _id } = await ana.createFlight({ title: name, spot: spot._id, equipmentItems: [item] });
  const page = await pageOf(ana);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.flight(_id));
  await expect(page.getByRole('region', { name: 'Baterías y equipo' }).getByText(name)).toBeVisible();
  await page.getByRole('heading', { name: 'Comentarios' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: `Más vuelos en ${name}` })).toBeVisible();
  await expectFit(page);
});
