import { paths } from '@estela/contracts/paths';
import { type Composition, filePath } from '@estela/contracts/release';
import type { Page } from '@playwright/test';
import { makeOld, publishOther } from '../../fixtures/other-release.ts';
import type { Product } from '../../fixtures/product.ts';
import { buildVersion } from '../../fixtures/second-version.ts';
import { expect, test } from '../../fixtures/test.ts';

// One product and one second version of mf-gear for all of them.
test.describe.configure({ mode: 'serial' });

let build: string;
test.beforeAll(() => {
  build = buildVersion('mf-gear');
});

async function composition(product: Product): Promise<Composition> {
  return (await fetch(`${product.url}/composition.json`)).json() as Promise<Composition>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a disabled area shows a notice, the others work, and enabling it restores it', async ({
  product,
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot('Ana'));
  product.fleet('disable', 'mf-gear', '--why', 'wrong prices');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(paths.drones());
  expect(answer?.status()).toBe(200);
  await expect(heading(page, 'Vuelve pronto')).toBeVisible();
  await page.goto(paths.groups());
  await expect(heading(page, 'Grupos')).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/mf-gear/'))).toEqual([]);

  product.fleet('enable', 'mf-gear');
  await page.goto(paths.drones());
  await expect(heading(page, 'Drones')).toBeVisible();
});

test('a draft and every file of the tab’s version stay while old releases are removed', async ({
  product,
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot('Ana'));
  await page.goto(paths.drones({ new: true }));
  const name = page.getByRole('textbox', { name: /^Nombre/ });
  await name.fill('Avispa');
  const opened = (await composition(product)).remotes['mf-gear'];
  if (!opened) throw new Error('mf-gear is not live');

  const old = publishOther(product, 'mf-gear', build);
  makeOld(product, old);
  product.fleet('publish', 'mf-gear', '--from', build, '--activate');
  const report = product.fleet('gc', '--keep', '1') as { removed: { version: string }[] };
  expect(report.removed.map(({ version }) => version)).toEqual([old]);

  const files = Object.keys(opened.integrity).map((file) => filePath(opened, file));
  const statuses = await page.evaluate(
    (all) => Promise.all(all.map(async (file) => [file, (await fetch(file)).status])),
    files,
  );
  expect(statuses).toEqual(files.map((file) => [file, 200]));
  const gone = await fetch(`${product.url}/remotes/mf-gear/${old}/${opened.entry}`);
  expect(gone.status).toBe(404);
  await expect(name).toHaveValue('Avispa');
});

test('a rollback survives a restart', async ({ product }) => {
  const versionNow = async () => (await composition(product)).remotes['mf-gear']?.version;
  const second = await versionNow();
  const history = product.fleet('history', 'mf-gear') as { kind: string; version: string }[];
  const fromWorkspace = history.filter(({ kind }) => kind === 'activated').at(-1)?.version ?? '';
  expect(fromWorkspace).not.toBe(second);
  product.fleet('activate', 'mf-gear', fromWorkspace);
  product.fleet('rollback', 'mf-gear');
  await product.restart();
  expect(await versionNow()).toBe(second);
  product.fleet('activate', 'mf-gear', fromWorkspace);
});
