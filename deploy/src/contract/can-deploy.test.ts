import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { remoteEntry, type ScriptText, shellEntry } from '../../test/script-text.ts';
import { contractReader } from './release-contract.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

interface Build {
  app: string;
  text?: ScriptText;
  manifest?: object;
  /** Its chunk, where it is not the usual one. */
  comment?: string;
}

const names = ['Button', 'Card', 'toast'];
const shellText: ScriptText = {
  provides: { '@estela/ui': { version: '1.2.0', names }, '@estela/api': { names: ['baseApi'] } },
  texts: { common: ['save', 'error.network', 'rows_one', 'rows_other'] },
};
const gearText: ScriptText = {
  uses: { '@estela/ui': { range: '^1.2.0', names: ['Button', 'toast'] } },
  texts: { common: ['save', 'rows'], gear: ['own'] },
  calls: ['GET /drones'],
};
const shell: Build = { app: 'shell', text: shellText };
const gear: Build = { app: 'mf-gear', text: gearText };
const flights: Build = { app: 'mf-flights', text: { draws: ['droneCard'] } };
const gearWithSlot: Build = {
  app: 'mf-gear',
  text: { ...gearText, slots: ['droneCard'] },
  manifest: { slots: ['droneCard'] },
};

function gearNeeding(...props: string[]): Build {
  return { ...gearWithSlot, text: { ...gearWithSlot.text, needs: { droneCard: props } } };
}

function flightsGiving(...props: string[]): Build {
  return { app: 'mf-flights', text: { gives: { droneCard: props } } };
}

function shellWith(module: object, more: ScriptText = {}): Build {
  const provides = { ...shellText.provides, '@estela/ui': { version: '1.2.0', names, ...module } };
  return { app: 'shell', text: { ...shellText, provides, ...more } };
}

function gearWith(more: ScriptText): Build {
  return { app: 'mf-gear', text: { ...gearText, ...more } };
}

async function make({ app, text, manifest, comment = '' }: Build): Promise<void> {
  const entry = app === 'shell' ? shellEntry(text) : remoteEntry(app, text);
  await workspace.build(app, '1', { 'entry.js': `/* ${comment} */ ${entry}` });
  if (!manifest) return;
  const file = path.join(workspace.root, app, 'package.json');
  const document = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...document, estela: { ...document.estela, ...manifest } }));
}

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const code = await workspace.fleet(...args);
  return { code, text: [...workspace.lines, ...workspace.errors].join('\n').replace(/[0-9a-f]{12}/g, '<v>') };
}

async function release(build: Build): Promise<string> {
  await make(build);
  const { code, text } = await run('publish', build.app, '--activate', '--json');
  if (code !== 0) throw new Error(text);
  return JSON.parse(workspace.lines.join('\n')).version;
}

const fine = /can go live: nothing breaks among/;

test.each<[string, Build[], Build, RegExp]>([
  ['a comment in the shell', [shell, gear], { ...shell, comment: 'new' }, fine],
  ['a comment in a remote', [shell, gear], { ...gear, comment: 'new' }, fine],
  [
    'an export that the shell drops and nobody reads',
    [shell, gear],
    shellWith({ names: ['Button', 'toast'] }),
    /shell <v> drops `Card` from @estela\/ui and calls it 1\.2\.0;\n {4}removed names need a higher major version: write 2\.0\.0 as the version in packages\/ui\/package\.json\n {2}--force/,
  ],
  [
    'an export that the shell drops in a new major version, and no remote is live',
    [shell],
    shellWith({ version: '2.0.0', names: ['Button', 'toast'] }),
    fine,
  ],
  [
    'an export that the shell drops and gear reads',
    [shell, gear],
    shellWith({ names: ['Button', 'Card'] }),
    /mf-gear <v> reads `toast` from @estela\/ui, which shell <v> does not provide;\n {4}release mf-gear for the new shell, both at once: fleet activate shell <v> mf-gear <version>/,
  ],
  [
    'an export that the shell renames',
    [shell, gear],
    shellWith({ names: ['Button', 'Card', 'notify'] }),
    /mf-gear <v> reads `toast` from @estela\/ui/,
  ],
  [
    'an export that the shell adds',
    [shell, gear],
    shellWith({ version: '1.3.0', names: [...names, 'Tabs'] }),
    fine,
  ],
  [
    'an export that the shell adds without a new minor version',
    [shell, gear],
    shellWith({ version: '1.2.9', names: [...names, 'Tabs'] }),
    /shell <v> adds `Tabs` to @estela\/ui and calls it 1\.2\.9;\n {4}added names need a higher minor version: write 1\.3\.0 as the version in packages\/ui\/package\.json/,
  ],
  [
    'an export that gear reads before a shell has it',
    [shell],
    gearWith({ uses: { '@estela/ui': { range: '^1.2.0', names: ['Tabs'] } } }),
    /mf-gear <v> reads `Tabs` from @estela\/ui, which shell <v> does not provide;\n {4}release a shell that does first, or both at once: fleet activate shell <version> mf-gear <v>/,
  ],
  [
    'a module that the shell does not share',
    [shell],
    gearWith({ uses: { '@estela/maps': { names: [] } } }),
    /mf-gear <v> needs @estela\/maps \^1\.0\.0, which shell <v> does not share/,
  ],
  [
    'a major version of a shared module',
    [shell, gear],
    shellWith({ version: '2.0.0' }),
    /mf-gear <v> accepts @estela\/ui \^1\.2\.0, and shell <v> provides 2\.0\.0/,
  ],
  ['a minor version of a shared module', [shell, gear], shellWith({ version: '1.3.0' }), fine],
  [
    'a remote that wants a newer minor version',
    [shell],
    gearWith({ uses: { '@estela/ui': { range: '^1.3.0', names: [] } } }),
    /accepts @estela\/ui \^1\.3\.0, and shell <v> provides 1\.2\.0/,
  ],
  [
    'a text that the shell drops',
    [shell, gear],
    { app: 'shell', text: { ...shellText, texts: { common: ['rows_one', 'rows_other'] } } },
    /mf-gear <v> shows the texts `common:save`, which shell <v> does not bring/,
  ],
  [
    'a slot that gear fills no more and flights draws',
    [shell, gearWithSlot, flights],
    gear,
    /mf-flights <v> draws `droneCard`, which nobody would fill any more;\n {4}release mf-flights without them first/,
  ],
  [
    'a slot whose filling needs a prop that a host does not give',
    [shell, gearNeeding('id'), flightsGiving('id')],
    gearNeeding('id', 'droneId'),
    /mf-gear <v> does not fit what is live:\n {2}mf-flights <v> gives the slot droneCard no `droneId`, which mf-gear <v> needs;\n {4}release mf-flights with them first/,
  ],
  [
    'a host that gives a slot less than its filling needs',
    [shell, gearNeeding('id'), flightsGiving('id')],
    flightsGiving('droneId'),
    /mf-flights <v> gives the slot droneCard no `id`, which mf-gear <v> needs/,
  ],
  [
    'a slot whose filling needs less, and a host that gives more',
    [shell, gearNeeding('id', 'at'), flightsGiving('id', 'at', 'more')],
    gearNeeding('id'),
    fine,
  ],
  [
    'a slot of a host that computes what it gives',
    [shell, gearNeeding('id'), flights],
    gearNeeding('droneId'),
    fine,
  ],
  ['a slot that nobody draws any more', [shell, gearWithSlot], gear, fine],
  ['a slot that is drawn before anyone fills it', [shell], flights, fine],
  [
    'a call that the server does not know',
    [shell],
    gearWith({ calls: ['GET /drones', 'POST /drones/fly'] }),
    /mf-gear <v> calls `POST \/drones\/fly`, which this server does not know/,
  ],
  [
    'a route that another app owns',
    [shell, flights],
    {
      ...gear,
      manifest: {
        routes: [
          {
            path: '/flights/:key',
            access: 'user',
            chunk: 'drones',
            title: { es: 'x', en: 'x' },
            description: '',
          },
        ],
      },
    },
    /declares \/flights\/:key, which mf-flights already owns/,
  ],
  [
    'a lifecycle that is missing',
    [shell],
    gearWith({ lifecycles: ['mount'] }),
    /\.\/lifecycles lacks bootstrap, unmount, update/,
  ],
  [
    'a page above what its app allows itself',
    [shell],
    { ...gear, manifest: { budget: { bytes: 100 } } },
    /\/drones \d\.\d kB of mf-gear itself, and its package\.json \(estela\.budget\) allows 0\.1 kB\n/,
  ],
  ['a remote where no shell is live', [], gear, fine],
])('%s', async (_, live, change, verdict) => {
  for (const build of live) await release(build);
  await make(change);
  const { code, text } = await run('can-i-deploy', change.app);
  expect(text).toMatch(verdict);
  expect(code).toBe(verdict === fine ? 0 : 3);
  const real = await run('publish', change.app, '--activate');
  expect(real.code).toBe(code);
  if (code !== 0) expect(real.text).toBe(text);
});

test('rolling the shell back below what a live remote reads is refused; --force needs a reason and keeps it', async () => {
  await release(shellWith({ names: ['Button', 'Card'] }));
  const newer = await release(shellWith({ version: '1.3.0' }));
  await release(gear);
  const { code, text } = await run('rollback', 'shell');
  expect(code).toBe(3);
  expect(text).toMatch(/mf-gear <v> reads `toast`/);
  expect((await workspace.store.pointer()).shell).toBe(newer);
  expect((await run('rollback', 'shell', '--force')).text).toBe(
    'fleet: --force needs --why <reason>; the history keeps it',
  );
  expect((await run('rollback', 'shell', '--force', '--why', 'the new one loops')).code).toBe(0);
  const [last] = (await workspace.store.history()).slice(-1);
  expect(last).toMatchObject({ kind: 'rolled-back', forced: true, why: 'the new one loops' });
});

test('what was forced to break blocks no one else, and is not called broken again', async () => {
  await release(shell);
  await release(gear);
  await make(shellWith({ names: ['Card'] }));
  expect((await run('publish', 'shell', '--activate', '--force', '--why', 'urgent')).code).toBe(0);
  expect((await run('publish', 'shell', '--activate', '--if-missing')).code).toBe(0);
  await make({ ...shellWith({ names: ['Card'] }), comment: 'mended' });
  expect((await run('publish', 'shell', '--activate')).code).toBe(0);
  const forced = (await workspace.store.history()).filter((entry) => 'forced' in entry && entry.forced);
  expect(forced).toHaveLength(1);
});

test('versions of shared packages are compared where the shell is published; --force with a reason goes on', async () => {
  await make(shell);
  expect((await run('publish', 'shell')).code).toBe(0);
  await make(shellWith({ names: ['Button'] }));
  expect((await run('publish', 'shell', '--dry-run')).code).toBe(3);
  expect((await run('publish', 'shell')).text).toMatch(/drops `Card`, `toast` from @estela\/ui/);
  expect(await workspace.store.versions('shell')).toHaveLength(1);
  expect((await run('publish', 'shell', '--force', '--why', 'urgent')).code).toBe(0);
  await make(shellWith({ version: '2.0.0', names: ['Card'] }));
  expect((await run('publish', 'shell')).code).toBe(0);
});

test('changes that need each other go live in one step', async () => {
  await release(shell);
  await release(gear);
  const [oldShell, oldGear] = [
    (await workspace.store.pointer()).shell,
    (await workspace.store.pointer()).remotes['mf-gear'],
  ];
  await make(shellWith({ version: '2.0.0', names: ['Button', 'notify'] }));
  await run('publish', 'shell');
  await make(gearWith({ uses: { '@estela/ui': { range: '^2.0.0', names: ['notify'] } } }));
  await run('publish', 'mf-gear');
  const newest = async (app: string, old: unknown) =>
    (await workspace.store.versions(app)).find((version) => version !== old) ?? '';
  const [newShell, newGear] = [await newest('shell', oldShell), await newest('mf-gear', oldGear)];
  for (const [app, version] of [
    ['shell', newShell],
    ['mf-gear', newGear],
  ] as const)
    expect((await run('activate', app, version)).code).toBe(3);
  const before = await workspace.store.pointer();
  expect((await run('activate', 'shell', newShell, 'mf-gear', newGear)).text).toBe(
    'activated shell <v> (before: <v>)\nactivated mf-gear <v> (before: <v>)',
  );
  expect(await workspace.store.pointer()).toMatchObject({
    sequence: before.sequence + 2,
    shell: newShell,
    remotes: { 'mf-gear': newGear },
  });
  const changed = (await workspace.store.history()).slice(-2).map((entry) => `${entry.kind} ${entry.app}`);
  expect(changed).toEqual(['activated shell', 'activated mf-gear']);
});

test('a misfit of props that was forced is not called broken again, and is mended by either side', async () => {
  for (const build of [shell, gearNeeding('id'), flightsGiving('id')]) await release(build);
  await make(gearNeeding('droneId'));
  expect((await run('publish', 'mf-gear', '--activate', '--force', '--why', 'urgent')).code).toBe(0);
  await make({ ...gearNeeding('droneId'), comment: 'another change' });
  expect((await run('publish', 'mf-gear', '--activate')).code).toBe(0);
  await make(flightsGiving('id', 'droneId'));
  expect((await run('publish', 'mf-flights', '--activate')).code).toBe(0);
});

test('props are read from the scripts of a host that was published before they were kept', async () => {
  const version = await release(flightsGiving('id'));
  const { uses, provides, ...older } = await workspace.store.release('mf-flights', version);
  if (!uses || !provides) throw new Error('both are kept');
  const { slotProps, ...usesOfThen } = uses;
  const read = contractReader(workspace.store.paths.version);
  expect(slotProps).toEqual({ droneCard: ['id'] });
  expect((await read({ ...older, uses: usesOfThen, provides })).uses.slotProps).toEqual(slotProps);
});

test('a release from before this was kept is read from its scripts', async () => {
  const version = await release(gearWithSlot);
  const { uses, provides, ...older } = await workspace.store.release('mf-gear', version);
  const read = contractReader(workspace.store.paths.version);
  expect(await read(older)).toMatchObject({ uses, provides });
  expect(uses?.modules['@estela/ui']).toEqual({ range: '^1.2.0', names: ['Button', 'toast'] });
});

test('where a held app keeps a release from going live, that is said before what does not fit', async () => {
  await release(shell);
  await release(gear);
  await run('pin', 'mf-gear', '--why', 'drones were missing');
  await make(shellWith({ version: '2.0.0', names: ['Button', 'Card'] }));
  for (const way of [['can-i-deploy'], ['publish', '--activate']]) {
    const [command = '', ...options] = way;
    const { code, text } = await run(command, 'shell', ...options);
    expect(code).toBe(3);
    expect(text).toMatch(
      /^fleet: mf-gear is held: it stays at <v> \(pinned by tester, \S+: drones were missing\); fleet unpin mf-gear .*\nshell <v> does not fit/,
    );
  }
  await make({ ...gear, comment: 'newer' });
  expect(await run('can-i-deploy', 'mf-gear')).toEqual({
    code: 0,
    text: expect.stringMatching(/^mf-gear is held: .*\nmf-gear <v> can go live/),
  });
  const { version } = JSON.parse(
    (await run('publish', 'mf-gear', '--json')) && workspace.lines.join('\n'),
  ) as { version: string };
  const { text } = await run('activate', 'mf-gear', version);
  expect(text).toMatch(/^mf-gear was held at <v> \(pinned .*\); this lets it go\nactivated mf-gear <v>/);
});
