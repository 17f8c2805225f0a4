import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { noteAccount } from '../../deployed/left-accounts.ts';
import { createPilot } from '../../fixtures/api-client.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { expect, test } from '../../fixtures/test.ts';

const command = fileURLToPath(new URL('../../bin/e2e.mjs', import.meta.url));

/** What the suite says of the product at that address, without running a test. */
async function judge(address: string): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [command, '--list'], {
    env: { ...process.env, ESTELA_URL: address, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed: printed.trim() };
}

/** A server that answers these paths with JSON, and others with a page. */
async function answering(answers: Record<string, object>) {
  const server = createServer(({ url = '' }, response) =>
    response.end(answers[url] ? JSON.stringify(answers[url]) : '<h1>Hola</h1>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

test('names the composition of a product that runs elsewhere, and the tests that are safe there', async ({
  product,
}) => {
  const { code, printed } = await judge(`${product.url}/`);
  expect(code).toBe(0);
  expect(printed).toMatch(
    new RegExp(`^Judges ${product.url}, composition [0-9a-f]{12} \\(\\d+\\): shell \\S+, .*mf-spots \\S+`),
  );
  const total = Number(/Total: (\d+) tests/.exec(printed)?.[1]);
  expect(total).toBeGreaterThanOrEqual(40);
  for (const area of ['flights', 'gear', 'groups', 'spots', 'social', 'shell'])
    expect(printed).toContain(`${area}/`);
  expect(printed).not.toContain('release/');
});

test('deletes the accounts that an interrupted run has left', async ({ product }) => {
  const { user, password, call } = await createPilot(product.url, 'Ana');
  const { username, email } = user;
  noteAccount({ url: product.url, username, email, password });
  expect((await judge(product.url)).printed).toContain('Accounts left by a run: 1 deleted');
  await expect(call('GET', '/users/profile')).rejects.toThrow('401');
});

test('says in one line why an address cannot be judged', async () => {
  expect(await judge('estela')).toEqual({
    code: 2,
    printed: 'ESTELA_URL is no address of a product: estela',
  });
  expect(await judge('http://127.0.0.1/feed')).toEqual({
    code: 2,
    printed: 'ESTELA_URL is more than an origin; use http://127.0.0.1',
  });
  const silent = `http://127.0.0.1:${await freePort()}`;
  expect(await judge(silent)).toEqual({ code: 2, printed: `Nothing answers at ${silent} (ECONNREFUSED)` });

  const other = await answering({});
  expect(await judge(other.url)).toEqual({
    code: 2,
    printed: `${other.url} is no Estela: /composition.json answers 200 without JSON`,
  });
  other.stop();

  const composition = { id: '0', sequence: 1, shell: { version: '1' }, remotes: {} };
  const old = await answering({
    '/composition.json': composition,
    '/api/openapi.json': { paths: { '/auth/login': { post: {} } } },
  });
  const { code, printed } = await judge(old.url);
  expect(code).toBe(3);
  expect(printed).toMatch(/is older than these tests: it lacks [A-Z]+ \/\S+ and \d+ more calls$/);
  old.stop();
});
