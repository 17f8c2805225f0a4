import { paths } from '@estela/contracts/paths';
import type { Product } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What a crawler reads that runs no script. */
async function headOf(product: Product, path: string) {
  const html = await (await fetch(`${product.url}${path}`)).text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    description: content('description'),
    robots: content('robots'),
    ogTitle: content('og:title'),
    image: content('og:image'),
    data: JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}'),
  };
}

test('crawlers get the title, address and picture of a public flight', async ({ product, pilot }) => {
  const flight = await (await pilot('Ana')).createFlight({
    title: 'Cresta & <alba>',
    description: 'Seis packs al sol',
    visibility: 'public',
  });
  const head = await headOf(product, paths.flight(flight._id));
  expect(head).toMatchObject({
    title: 'Cresta &amp; &lt;alba&gt; | Estela',
    ogTitle: 'Cresta &amp; &lt;alba&gt; | Estela',
    canonical: `${product.url}${paths.flight(flight._id)}`,
    description: 'Seis packs al sol',
    robots: 'index, follow',
    image: expect.stringContaining(`${product.url}/api/flights/${flight._id}/card.png?v=`),
  });
  expect((await fetch(head.image ?? '')).headers.get('content-type')).toBe('image/png');
});

test('crawlers get the pilot of a public dashboard', async ({ product, pilot }) => {
  const { user } = await pilot('Ana');
  const head = await headOf(product, paths.dashboard(user.username));
  expect(head.title).toContain(user.username);
  expect(head.canonical).toBe(`${product.url}/dashboard/${user.username}`);
});

test('a private profile does not reveal its name to crawlers', async ({ product, pilot }) => {
  const ana = await pilot('Reservada');
  await ana.call('PATCH', `/users/${ana.user._id}`, { privacy: { profileVisibility: 'private' } });
  const { html } = await headOf(product, paths.dashboard(ana.user.username));
  expect(html).not.toContain('Reservada');
});

test('each public page has its title, a description in Portuguese and the sharing image', async ({
  product,
}) => {
  for (const [path, title, description] of [
    ['/', 'El diario de los pilotos FPV', 'Registe os seus voos'],
    [paths.feed(), 'Feed', 'Os voos'],
    [paths.about(), 'Acerca de', 'O que é a Estela'],
    [paths.terms(), 'Términos y condiciones', 'Termos e condições'],
    [paths.login(), 'Iniciar sesión', 'Inicie sessão'],
  ] as const) {
    const head = await headOf(product, path);
    expect(head).toMatchObject({
      title: `${title} | Estela`,
      canonical: `${product.url}${path}`,
      description: expect.stringContaining(description),
      image: `${product.url}/share.png`,
    });
    expect(head.data).toMatchObject({
      '@type': 'WebApplication',
      applicationCategory: 'SocialNetworking',
      operatingSystem: 'Web',
    });
  }
  expect((await fetch(`${product.url}/share.png`)).headers.get('content-type')).toBe('image/png');
});

test('search engines are kept off pages that only work from links in mails, and get lists of what is public', async ({
  product,
  pilot,
}) => {
  expect((await headOf(product, paths.restorePassword())).robots).toBe('noindex, follow');
  const drone = await (await pilot('Ana')).createDrone({ visibility: 'followers' });
  const hidden = await headOf(product, paths.drone(drone._id));
  expect(hidden).toMatchObject({ robots: 'noindex, follow', image: `${product.url}/share.png` });
  expect(hidden.html).not.toContain(drone.name);
  const read = async (path: string) => (await fetch(`${product.url}${path}`)).text();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  expect(await read('/sitemap.xml')).toContain(`<loc>${product.url}/sitemap/pages.xml</loc>`);
  const pages = await read('/sitemap/pages.xml');
  expect(pages).toContain(`<loc>${product.url}${paths.about()}</loc>`);
  expect(pages).not.toContain(paths.restorePassword());
});
