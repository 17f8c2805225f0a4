import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@estela/contracts/paths';
import type { Release } from '@estela/contracts/release';
import { changeBuild } from '../../fixtures/changed-build.ts';
import type { Product } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

// One product for all of them.
test.describe.configure({ mode: 'default' });

const app = 'mf-gear';
const evil = '\n;globalThis.tampered = true;';

/** Another version of gear, whose entry differs by a comment. Returns its folder in the store. */
function publishAnother(product: Product): { version: string; folder: string } {
  const from = changeBuild(app, 'remoteEntry', 'var mf_gear;', 'var mf_gear; /* another */');
  const { version, activated } = product.fleet('publish', app, '--from', from, '--activate') as {
    version: string;
    activated: boolean;
  };
  expect(activated).toBe(true);
  return { version, folder: path.join(product.data, 'releases', app, version) };
}

function entryOf(folder: string): string {
  return readdirSync(folder).find((file) => /^remoteEntry\..*js$/.test(file)) ?? '';
}

function changeScript(folder: string): void {
  appendFileSync(path.join(folder, entryOf(folder)), evil);
}

function changeScriptAndRecord(folder: string): void {
  changeScript(folder);
  const record = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(record, 'utf8')) as Release;
  const bytes = readFileSync(path.join(folder, release.entry));
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const files = release.files.map((file) =>
    file.path === release.entry ? { path: file.path, bytes: bytes.length, integrity } : file,
  );
  writeFileSync(record, JSON.stringify({ ...release, files }));
}

for (const [what, change, code] of [
  ['a script', changeScript, 'DAMAGED'],
  ['a script and its hash in the record', changeScriptAndRecord, 'WRONG_SIGNATURE'],
] as const)
  test(`${what}, changed in the store, never runs: the last good release is served`, async ({
    product,
    pilot,
    pageOf,
  }) => {
    const { version, folder } = publishAnother(product);
    change(folder);
    const page = await pageOf(await pilot());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(paths.drones());
    await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    expect(asked.filter((name) => name.includes(`/${app}/`)).length).toBeGreaterThan(0);
    expect(asked.filter((name) => name.includes(version))).toEqual([]);
    await page.getByRole('link', { name: 'Grupos' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Grupos' })).toBeVisible();

    expect(() => product.fleet('activate', app, version)).toThrow(code);
    product.fleet('rollback', app);
    product.fleet('unpin', app);
  });

test('a script that no release lists does not run, nor does markup written as text', async ({
  pilot,
  pageOf,
}) => {
  const page = await pageOf(await pilot());
  await page.goto(paths.drones());
  await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
  const refused = await page.evaluate(() => {
    const failures: string[] = [];
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        failures.push(String(error));
      }
    };
    for (const address of [
      '/shell/files/unlisted.js',
      '/remotes/mf-gear/files/unlisted.js',
      'data:,alert(1)',
    ])
      attempt(() => {
        const script = document.createElement('script');
        script.src = address;
        document.head.append(script);
      });
    attempt(() => {
      document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.tampered = true">';
    });
    return failures;
  });
  expect(refused).toHaveLength(4);
  for (const failure of refused) expect(failure).toMatch(/does not list the script|never written as text/);
});

for (const shell of ['the live shell', 'a shell that gives out no hashes'])
  test(`in ${shell}, no file of a remote that was changed in transit runs`, async ({
    pilot,
    pageOf,
    faults,
  }) => {
    faults.expect({ consoleError: /^mf-gear@.+ failed at load/ });
    faults.allow({ consoleError: /valid digest/ });
    const page = await pageOf(await pilot());
    if (shell !== 'the live shell')
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, '__estelaHashOf', { get: () => undefined, set: () => undefined });
      });
    // The entry is intact: it checks what it loads.
    const files = /\/remotes\/mf-gear\/files\/.*js/;
    await page.route(files, async (route) => {
      const answer = await route.fetch();
      // Not cached by the browser: the files are intact again after the reload.
      const headers = { ...answer.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response: answer, headers, body: `${await answer.text()}${evil}` });
    });
    await page.goto(paths.drones());
    await expect(page.getByText('Esta parte no está disponible')).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.unroute(files);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Drones' })).toBeVisible();
  });
