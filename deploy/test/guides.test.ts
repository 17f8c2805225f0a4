import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type CopiedProduct, startCopiedProduct } from './copied-product.ts';

const guides = path.resolve(import.meta.dirname, '../../packages/docs/operations');

/** Every command of a guide's shell blocks, in their order. */
function commandsOf(guide: string): string[] {
  const text = readFileSync(path.join(guides, guide), 'utf8');
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

// Each command builds and checks the types of what it makes live.
jest.setTimeout(240_000);

let product: CopiedProduct;
beforeAll(async () => {
  product = await startCopiedProduct();
});
afterAll(() => product?.stop());

/** Runs a command of a guide as it stands there; the version that it names is one that exists. */
function follow(command: string, version = ''): string {
  const cwd = product.copy.root;
  return execSync(command.replace('0123456789ab', version), { cwd, env: product.env, encoding: 'utf8' });
}

function changeGear(mark: string): void {
  product.copy.edit('mf-gear/src/locales/es.json', (text) =>
    text.replace('"title"', `"${mark}": "", "title"`),
  );
}

async function versionOf(app: string): Promise<string | undefined> {
  const { remotes } = (await (await fetch(`${product.url}/composition.json`)).json()) as {
    remotes: Record<string, { version: string } | undefined>;
  };
  return remotes[app]?.version;
}

test('the guide to release: each command does what it says', async () => {
  const before = await versionOf('mf-gear');
  changeGear('first');
  for (const command of commandsOf('release.md')) {
    const printed = follow(command, before);
    if (command.includes('--dry-run')) expect(await versionOf('mf-gear')).toBe(before);
    else if (command.includes('--activate')) expect(await versionOf('mf-gear')).not.toBe(before);
    else expect(printed).not.toBe('');
  }
});

test('a publisher that watches makes a save live, with the bytes of any other build', async () => {
  const { copy, env } = product;
  const args = ['deploy/bin/fleet.mjs', 'publish', 'mf-gear', '--watch', '--json'];
  const publisher = spawn(process.execPath, args, {
    cwd: copy.root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(publisher, 'exit');
  const lines = createInterface(publisher.stdout)[Symbol.asyncIterator]();
  const nextVersion = async () =>
    (JSON.parse((await lines.next()).value ?? '{}') as { version?: string }).version;
  const before = await nextVersion();
  changeGear('watched');
  const version = await nextVersion();
  expect(version).not.toBe(before);
  expect(await versionOf('mf-gear')).toBe(version);
  publisher.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  // Without the cache on disk.
  follow('npm run -s build -- mf-gear');
  const again = follow('npm run -s fleet -- publish mf-gear --if-missing --json');
  expect(JSON.parse(again)).toMatchObject({ version, published: false });
});

test('the guide to roll back: each command does what it says', async () => {
  const first = await versionOf('mf-gear');
  changeGear('second');
  follow('npm run -s fleet -- publish mf-gear --build --activate');
  const second = (await versionOf('mf-gear')) ?? '';
  const [back, backTo, together, disable, enable, unpin] = commandsOf('roll-back.md');
  follow(back ?? '');
  expect(await versionOf('mf-gear')).toBe(first);
  await product.fleet('activate', 'mf-gear', second);
  const { id } = (await (await fetch(`${product.url}/composition.json`)).json()) as { id: string };
  follow(backTo ?? '', first);
  expect(await versionOf('mf-gear')).toBe(first);
  follow(together ?? '', id);
  expect(await versionOf('mf-gear')).toBe(second);
  expect(follow(disable ?? '')).toContain('mf-gear');
  expect(follow(enable ?? '')).toContain('mf-gear');
  expect(follow(unpin ?? '')).toContain('mf-gear');
});

test('the guide to add a remote: the starter goes live with a page and a menu entry', async () => {
  // The copy shares the files of installed packages; this guide installs, so it gets its own.
  rmSync(path.join(product.copy.root, 'node_modules'), { recursive: true });
  execFileSync(process.execPath, ['deploy/bin/install.mjs'], { cwd: product.copy.root });
  for (const command of commandsOf('add-a-remote.md')) follow(command);
  expect(await versionOf('mf-weather')).toBeDefined();
  expect((await fetch(`${product.url}/weather`)).status).toBe(200);
});
