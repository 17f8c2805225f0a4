import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    // Whatever is started in spite of its arguments ends soon: nothing can listen here.
    env: { ...process.env, HOST: '192.0.2.1' },
  });
  return { status, stdout, stderr };
}

test.each([
  ['deploy/bin/start.mjs', '--port=3000', "Unknown option '--port'"],
  ['deploy/bin/start.mjs', 'mf-gear', "Unexpected argument 'mf-gear'"],
  ['e2e/bin/test.mjs', 'mf-geer', 'no package or app mf-geer'],
  ['deploy/bin/dev.mjs', 'mf-geer', 'no app called "mf-geer"'],
  ['deploy/bin/fleet.mjs', 'publihs', "unknown command 'publihs'"],
  ['packages/server/bin/estela.mjs', 'bakup', "unknown command 'bakup'"],
  ['packages/server/bin/estela.mjs', 'backup', 'missing required argument'],
  ['packages/config/bin/lint.mjs', '--fast', "Unknown option '--fast'"],
])('%s does nothing for %s, which it does not know, and says so', (file, argument, message) => {
  const { status, stdout, stderr } = run(file, argument);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

test.each([
  ['deploy/bin/start.mjs', '--help', 'Usage: npm start'],
  ['deploy/bin/dev.mjs', '-h', 'Usage: npm run dev'],
  ['e2e/bin/test.mjs', '--help', 'Usage: npm test'],
])('%s %s explains and does nothing', (file, argument, usage) => {
  const { status, stdout } = run(file, argument);
  expect(status).toBe(0);
  expect(stdout.startsWith(usage)).toBe(true);
});

const printers = ['fleet', 'start', 'build', 'dev'].map((name) => `deploy/bin/${name}.mjs`);

test.each(printers)(
  '%s goes on to its end where whoever reads its output leaves, as head does',
  async (file) => {
    const child = spawn(process.execPath, [file, '--help'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    expect([...(await once(child, 'close')), said]).toEqual([0, null, '']);
  },
);

const fullDisk = '/dev/full';
const whereThereIsOne = existsSync(fullDisk) ? test.each(printers) : test.skip.each(printers);
whereThereIsOne('%s says in one line that its output cannot be written', (file) => {
  const { status, stderr } = spawnSync(process.execPath, [file, '--help'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', openSync(fullDisk, 'w'), 'pipe'],
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ENOSPC: no space left on device[^\n]*\n$/);
});

test('unit tests that a pattern does not find are no success', () => {
  const { status, stderr } = run('packages/config/bin/jest.mjs', 'contracts', 'no/such/place');
  expect(status).toBe(1);
  expect(stderr).not.toContain('passed');
});
