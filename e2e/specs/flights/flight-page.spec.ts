import { paths } from '@estela/contracts/paths';
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
  test(`a guest finds nothing at a flight for ${visibility}, not even its title`, async ({
    pilot,
    guestPage,
    product,
  }) => {
    const { _id } = await (await pilot('Ana')).createFlight({ title: 'Secreto', visibility });
    const app = new App(await guestPage(), 'es');
    await app.page.goto(paths.flight(_id));
    await expect(app.page.getByText('Aquí no hay ningún vuelo')).toBeVisible();
    const html = await (await fetch(`${product.url}${paths.flight(_id)}`)).text();
    expect(html).not.toContain('Secreto');
    expect((await fetch(`${product.url}/api/flights/${_id}`)).status).toBe(404);
  });

test('a guest logs in from a flight for followers and stays on it', async ({ pilot, guestPage }) => {
  const ana = await pilot('Ana');
  const bruno = await pilot('Bruno');
  await bruno.follow(ana);
  const { _id } = await ana.createFlight({ title: 'Faro', visibility: 'followers' });
  const app = new App(await guestPage(), 'es');
  await app.page.goto(paths.flight(_id));
  await app.page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await app.logIn(bruno);
  await expect(app.heading('Faro')).toBeVisible();
  await expect(app.page).toHaveURL(`/flights/${_id}`);
});

test("a video asks nothing of its host before a tap, and plays in the host's frame after it", async ({
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
  await play.click();
  const frame = app.page.getByTitle('Vídeo: Faro');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
  expect(hosts).toContain('www.youtube-nocookie.com');
});
