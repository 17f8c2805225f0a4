import { paths } from '@estela/contracts/paths';
import type { Composition } from '@estela/contracts/release';
import type { Page } from '@playwright/test';
import { buildVersion } from '../../fixtures/second-version.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Link {
  link: string;
}

interface GearStatus {
  apps: { app: string; live: string; errors: { count: number; sessions: number } | null }[];
}

interface FailuresOfVersion {
  version: string;
  failures: { composition: string; message: string; route: string; phase: string; notes: string[] }[];
}

const ribbon = (page: Page) => page.getByRole('region', { name: 'Versión de prueba' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const live = 'Drones';
const next = 'Drones de prueba';

function compositionOf(page: Page): Promise<Composition> {
  return page.evaluate(async () => (await fetch('/composition.json')).json());
}

test('a link shows another version to one browser; a crash there is counted, and its composition can be replayed', async ({
  product,
  pilot,
  pageOf,
  faults,
}) => {
  faults.expect({ consoleError: /no drones today/ });
  // A build of its own and many loads.
  test.slow();
  // The other version has another title, and crashes if the address says so.
  const build = buildVersion('mf-gear', {
    'src/locales/es.json': (text) => text.replace('"title": "Drones"', `"title": "${next}"`),
    'src/app/drones-page.tsx': (text) =>
      text.replace(
        /(export function DronesPage\(\) \{\n)/,
        "$1  if (globalThis.location?.hash === '#break') throw new Error('no drones today');\n",
      ),
  });
  const { version } = product.fleet('publish', 'mf-gear', '--from', build) as { version: string };
  const { link } = product.fleet('override', 'mf-gear', version) as Link;

  const ana = await pilot('Ana');
  const [tester, other] = [await pageOf(ana), await pageOf(ana)];
  await tester.goto(`${link}?to=${paths.drones()}`);
  await expect(heading(tester, next)).toBeVisible();
  await expect(ribbon(tester)).toContainText(`mf-gear@${version}`);
  await other.goto(paths.drones());
  await expect(heading(other, live)).toBeVisible();
  await expect(ribbon(other)).toBeHidden();

  await tester.getByRole('link', { name: 'Volver a la versión publicada' }).click();
  await expect(heading(tester, live)).toBeVisible();
  await expect(ribbon(tester)).toBeHidden();
  await expect(tester).toHaveURL(paths.drones());

  // An open tab would switch to the new version, and crash a first time.
  await other.goto('about:blank');
  product.fleet('activate', 'mf-gear', version);
  await other.goto(`${paths.drones()}#break`);
  await expect(other.getByText(`mf-gear@${version}`)).toBeVisible();
  const { id } = await compositionOf(other);
  await expect
    .poll(() => (product.fleet('status') as GearStatus).apps.find(({ app }) => app === 'mf-gear')?.errors)
    .toMatchObject({ count: 1, sessions: 1 });
  const [found] = product.fleet('errors', 'mf-gear', '--version', version) as FailuresOfVersion[];
  expect(found?.failures).toMatchObject([
    { composition: id, message: 'no drones today', route: paths.drones(), phase: 'render' },
  ]);

  const report = other.getByRole('button', { name: 'Informar de un problema' });
  await report.click();
  await other.getByRole('textbox', { name: '¿Qué estabas haciendo?' }).fill('Quería ver mis drones');
  await other.getByRole('button', { name: 'Enviar' }).click();
  await expect(other.getByText('Gracias, lo hemos recibido.')).toBeVisible();
  await expect(report).toBeFocused();
  await expect
    .poll(
      () => (product.fleet('errors', 'mf-gear', '--version', version) as FailuresOfVersion[])[0]?.failures,
    )
    .toContainEqual(
      expect.objectContaining({ phase: 'problem', composition: id, notes: ['Quería ver mis drones'] }),
    );

  product.fleet('rollback', 'mf-gear');
  const replay = product.fleet('replay', id.slice(0, 6)) as Link;
  await tester.goto(`${replay.link}?to=${paths.drones()}`);
  await expect(heading(tester, next)).toBeVisible();
  await expect(ribbon(tester)).toContainText(id);
  expect((await compositionOf(tester)).id).toBe(id);
  // While it is pinned by the rollback, nothing that the next tests publish would become live.
  product.fleet('unpin', 'mf-gear');
});
