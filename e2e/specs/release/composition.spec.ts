import { paths } from '@estela/contracts/paths';
import { type Composition, compositionPath } from '@estela/contracts/release';
import { changeBuild } from '../../fixtures/changed-build.ts';
import { RefusedComposition } from '../../fixtures/chosen-versions.ts';
import { test as base, type ComposedPages } from '../../fixtures/composition.ts';
import { ownProduct } from '../../fixtures/own-product.ts';
import type { Product } from '../../fixtures/product.ts';
import { expect } from '../../fixtures/test.ts';

const test = base.extend<object, { product: Product }>({ product: ownProduct() });
test.describe.configure({ mode: 'serial' });

const app = 'mf-gear';
const labels = ['another', 'one more'];

let [first, second, third] = ['', '', ''];

test.beforeAll(async ({ product }) => {
  first = (await compositionOf(product)).remotes[app]?.version ?? '';
  [second = '', third = ''] = labels.map((label, at) => {
    const from = changeBuild(app, 'remoteEntry', 'var mf_gear;', `var mf_gear; /* ${label} */`);
    const more = at === 0 ? ['--activate'] : [];
    return (product.fleet('publish', app, '--from', from, ...more) as { version: string }).version;
  });
});

const compositionOf = async ({ url }: Product) =>
  (await (await fetch(url + compositionPath)).json()) as Composition;

test('one browser gets any published versions together, and the others what is live', async ({
  product,
  composition,
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const composed: [ComposedPages, string][] = [
    [await composition({ [app]: 'previous', shell: 'live' }), first],
    [await composition({ [app]: 'candidate' }), third],
    [await composition({ [app]: second }), second],
  ];
  for (const [{ apps, open }, version] of composed) {
    expect(apps[app]).toBe(version);
    const page = await pageOf(ana);
    await open(page, paths.drones());
    await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
  }
  expect((await compositionOf(product)).remotes[app]?.version).toBe(second);
});

test('a composition that was live is replayed by its id', async ({ product, composition, guestPage }) => {
  const { id } = await compositionOf(product);
  product.fleet('rollback', app);
  const { apps, open } = await composition(id);
  expect(apps[app]).toBe(second);
  await open(await guestPage(), paths.feed());
});

test('what the product refuses is said in one line', async ({ composition }) => {
  const refused = async (wanted: Parameters<typeof composition>[0]) => {
    const error = await composition(wanted).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusedComposition);
    return (error as Error).message;
  };
  expect(await refused({ [app]: '0123456789ab' })).toMatch(/^[^\n]*0123456789ab[^\n]*$/);
  expect(await refused({ 'mf-nothing': 'candidate' })).toMatch(/^[^\n]*no app called mf-nothing[^\n]*$/);
  expect(await refused('ffffffffffff')).toMatch(/^[^\n]*ffffffffffff[^\n]*$/);
  expect(await refused({})).toBe('no app is chosen');
});
