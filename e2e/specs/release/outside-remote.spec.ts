import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@estela/contracts/paths';
import { outsideRemote } from '../../fixtures/outside-remote.ts';
import { expect, test } from '../../fixtures/test.ts';

const fleet = fileURLToPath(new URL('../../../deploy/bin/fleet.mjs', import.meta.url));

interface Made {
  token: string;
}

test('a remote in a repository of its own is built from tarballs and released over HTTP', async ({
  product,
  pilot,
  pageOf,
}) => {
  test.setTimeout(120_000);
  const folder = outsideRemote('mf-gear');
  for (const tool of ['rspack', 'tsc'])
    execFileSync(path.join(folder, 'node_modules/.bin', tool), tool === 'rspack' ? ['build'] : ['-p', '.'], {
      cwd: folder,
    });

  const { token } = product.fleet('token', 'add', 'gear-ci', '--apps', 'mf-gear') as Made;
  function run(...args: string[]) {
    const env = { ...process.env, ESTELA_FLEET_URL: product.url, ESTELA_FLEET_TOKEN: token };
    const { status, stdout } = spawnSync(process.execPath, [fleet, ...args, '--json'], { cwd: folder, env });
    return { status, answer: JSON.parse(String(stdout)) };
  }
  const dist = path.join(folder, 'dist');
  const published = run('publish', 'mf-gear', '--from', dist, '--activate', '--why', 'its own repository');
  expect(published).toMatchObject({ status: 0, answer: { published: true, activated: true } });

  const gear = await pageOf(await pilot('Ana'));
  const asked: string[] = [];
  gear.on('request', (request) => asked.push(request.url()));
  await gear.goto(paths.drones({ new: true }));
  await expect(gear.getByRole('textbox', { name: /^Nombre/ })).toBeVisible();
  expect(asked.some((url) => url.includes(`/remotes/mf-gear/${published.answer.version}/`))).toBe(true);

  const other = run('rollback', 'mf-flights');
  expect([other.status, other.answer.error.code]).toEqual([3, 'OTHER_APP']);
  expect(run('rollback', 'mf-gear').status).toBe(0);
  expect(product.fleet('audit')).toMatchObject([
    { command: 'rollback', app: 'mf-gear', outcome: 'done' },
    { command: 'rollback', app: 'mf-flights', outcome: 'refused' },
    { command: 'publish', app: 'mf-gear', token: 'gear-ci', outcome: 'done' },
  ]);
  product.fleet('unpin', 'mf-gear');
});
