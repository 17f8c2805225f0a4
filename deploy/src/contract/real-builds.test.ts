import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BuildToPublish, readBuildToPublish } from './gate.ts';
import { sentence } from './problem-texts.ts';
import { problemsWithShell } from './problems.ts';
import { versionProblems } from './shared-versions.ts';

const repository = path.resolve(__dirname, '../../..');
const out = mkdtempSync(path.join(tmpdir(), 'estela-contract-'));
afterAll(() => rmSync(out, { recursive: true }));

/** Builds an app with the presets that all apps use, and lets it pass the gate. */
function built(app: string) {
  const dir = path.join(repository, app);
  const folder = path.join(out, app);
  execFileSync(path.join(dir, 'node_modules/.bin/rspack'), ['build', '--env', `out=${folder}`], {
    cwd: dir,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return readBuildToPublish(folder, path.join(dir, 'package.json'), path.join(out, 'cache'));
}

let gear: BuildToPublish;
let shell: BuildToPublish;
beforeAll(async () => {
  gear = await built('mf-gear');
  shell = await built('shell');
}, 60_000);

test('what a remote reads from the shared modules is what its scripts name, and the shell gives all of it', async () => {
  expect(Object.keys(gear.report.shared)).toEqual(expect.arrayContaining(Object.keys(gear.uses.modules)));
  expect(gear.uses.modules['@estela/runtime']?.names).toEqual(
    expect.arrayContaining(['Link', 'Routes', 'defineLifecycles', 'lazyPage']),
  );
  expect(gear.uses.texts).toEqual(expect.arrayContaining(['common:save', 'common:visibility.*']));
  expect(gear.uses.calls).toEqual(
    expect.arrayContaining(['GET /drones', 'PATCH /drones/:', 'POST /drones/:/image']),
  );
  expect(shell.uses.calls).toContain('POST /auth/login');
  expect(gear.provides.slotProps).toEqual({
    droneCard: ['id'],
    droneName: ['id'],
    dronePicker: ['label', 'onChange', 'value'],
    equipmentCard: ['id'],
    equipmentPicker: ['label', 'onChange', 'value'],
    gearCare: ['most'],
    packPicker: ['label', 'onChange', 'value'],
  });
  expect(shell.uses.slotProps).toEqual({ search: ['onOpenChange', 'open', 'takeTyped'] });
  expect(shell.uses.modules).toEqual({});
  for (const [name, { names }] of Object.entries(gear.uses.modules)) {
    const provided = shell.provides.modules[name];
    expect(provided?.version).toMatch(/^\d+\.\d+\.\d+$/);
    if (!name.startsWith('@estela/')) continue;
    expect(names).not.toContain('*');
    expect(provided?.names).toEqual(expect.arrayContaining(names));
  }
  // Parts of the kit that are loaded late bring their catalogues into the remote.
  const namespaces = new Set(shell.provides.texts.map((text) => text.split(':')[0]));
  const fromShell = gear.uses.texts.filter((text) => namespaces.has(text.split(':')[0]));
  expect(fromShell.length).toBeGreaterThan(20);
  for (const key of fromShell.filter((text) => !text.endsWith('*')))
    expect(shell.provides.texts.some((text) => text === key || text.startsWith(`${key}_`))).toBe(true);
});

test('a shell that takes away an export is told who reads it, and that its package needs a new major version', () => {
  const runtime = shell.provides.modules['@estela/runtime'];
  if (!runtime?.names) throw new Error('the shell shares @estela/runtime');
  const names = runtime.names.filter((name) => name !== 'Link');
  const modules = { ...shell.provides.modules, '@estela/runtime': { ...runtime, names } };
  const without = { ...shell, provides: { ...shell.provides, modules } };
  expect(problemsWithShell(gear, shell)).toEqual([]);
  expect(problemsWithShell(gear, without).map((problem) => sentence(problem, without))).toEqual([
    `mf-gear ${gear.version} reads \`Link\` from @estela/runtime, which shell ${shell.version} does not provide`,
  ]);
  expect(versionProblems(without, without.provides, shell.provides)).toMatchObject([
    { kind: 'dropped', what: ['Link'], wanted: `${Number.parseInt(runtime.version, 10) + 1}.0.0` },
  ]);
});
