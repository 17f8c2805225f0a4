import { paths } from '@estela/contracts/paths';
import { buildVersion } from '../../fixtures/second-version.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Status {
  remotes: Record<string, { version: string }>;
}

/** Versions of each remote whose files a page requested. */
function versionsIn(urls: string[]): string[] {
  const found = urls.flatMap((url) => /\/remotes\/([^/]+\/[^/]+)\//.exec(url)?.[1] ?? []);
  return [...new Set(found)];
}

test('rolling one remote back reaches the next page load and does not affect the others', async ({
  product,
  pilot,
  pageOf,
}) => {
  const ana = await pilot('Ana');
  const before = (await (await fetch(`${product.url}/composition.json`)).json()) as Status;
  const first = before.remotes['mf-flights']?.version;
  const build = buildVersion('mf-flights');
  const second = product.fleet('publish', 'mf-flights', '--from', build, '--activate') as { version: string };

  const flights = await pageOf(ana);
  const asked: string[] = [];
  flights.on('request', (request) => asked.push(request.url()));
  await flights.goto(paths.flights());
  await expect(flights.getByRole('heading', { level: 1, name: 'Sesiones & Media' })).toBeVisible();
  expect(versionsIn(asked)).toContain(`mf-flights/${second.version}`);

  const gear = await pageOf(ana);
  await gear.goto(paths.drones({ new: true }));
  const name = gear.getByRole('textbox', { name: /^Nombre/ });
  await name.fill('Avispa');

  product.fleet('rollback', 'mf-flights');

  asked.length = 0;
  await flights.goto(paths.flights());
  await expect(flights.getByRole('heading', { level: 1, name: 'Sesiones & Media' })).toBeVisible();
  expect(versionsIn(asked)).toContain(`mf-flights/${first}`);
  expect(versionsIn(asked)).not.toContain(`mf-flights/${second.version}`);

  await expect(name).toHaveValue('Avispa');
  const after = (await (await fetch(`${product.url}/composition.json`)).json()) as Status;
  expect(after.remotes['mf-gear']).toEqual(before.remotes['mf-gear']);
});
