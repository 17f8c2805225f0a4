import { writeFile } from 'node:fs/promises';
import { type FakeWorkspace, fakeWorkspace, versionOf } from '../../../test/fake-workspace.ts';
import { status } from '../commands/status.ts';

const gear = (label: string) => versionOf('mf-gear', label);

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  for (const label of ['1.0.0', '2.0.0']) await workspace.release('mf-gear', label);
});
afterEach(() => workspace.remove());

async function gearStatus() {
  const { lines, data } = await status(workspace.store, Date.now());
  return { lines, gear: (data as { apps: unknown[] }).apps[0] };
}

function damage(label: string): Promise<void> {
  return writeFile(workspace.store.fileOf('mf-gear', gear(label), 'first.js'), 'x');
}

test('the status says what is served where the live version is damaged', async () => {
  expect((await gearStatus()).gear).toMatchObject({ live: gear('2.0.0'), served: gear('2.0.0') });
  await damage('2.0.0');
  const fallback = await gearStatus();
  expect(fallback.gear).toMatchObject({ live: gear('2.0.0'), served: gear('1.0.0') });
  expect(fallback.lines[2]).toContain('  damaged  ');
  expect(fallback.lines[3]).toContain(
    `is damaged: ${gear('1.0.0')} is served instead; publish the same build`,
  );
  await damage('1.0.0');
  const down = await gearStatus();
  expect(down.gear).toMatchObject({ live: gear('2.0.0'), served: null });
  expect(down.lines[3]).toContain('nothing good is left to serve');
});

test('the status says who keeps an app where it is, why, and how old its version is', async () => {
  await workspace.fleet('pin', 'mf-gear', '--why', 'trade fair');
  await workspace.fleet('disable', 'mf-gear', '--why', 'wrong prices');
  const { lines, gear: found } = await gearStatus();
  expect(found).toMatchObject({ pinned: true, disabled: true });
  expect(lines.slice(3)).toEqual([
    expect.stringMatching(/\(disabled by tester, \S+Z: wrong prices\); fleet enable mf-gear puts it back/),
    expect.stringMatching(/\(pinned by tester, \S+Z: trade fair\); fleet unpin mf-gear lets/),
  ]);
  const later = async (hours: number) =>
    (await status(workspace.store, Date.now() + hours * 3_600_000)).lines[2];
  expect(await later(3)).toContain('  3 h ago  ');
  expect(await later(72)).toContain('  3 d ago  ');
});

test('a release that cannot be read is bad, whatever the reason', async () => {
  const denied = Object.assign(new Error('EACCES: permission denied, open release.json'), { code: 'EACCES' });
  const store = { ...workspace.store, verify: () => Promise.reject(denied) };
  const { lines, data, isBad } = await status(store, Date.now());
  expect(isBad).toBe(true);
  expect((data as { apps: unknown[] }).apps[0]).toMatchObject({ problem: { message: denied.message } });
  expect(lines.join('\n')).toContain('permission denied');
});
