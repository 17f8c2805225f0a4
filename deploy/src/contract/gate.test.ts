import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slotNames } from '@estela/contracts/slots';
import { type FakeWorkspace, fakeWorkspace } from '../../test/fake-workspace.ts';
import { remoteEntry } from '../../test/script-text.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  await workspace.build('mf-gear', '1.0.0');
});
afterEach(() => workspace.remove());

const inBuild = (name: string) => path.join(workspace.root, 'mf-gear/dist', name);

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

/** A file of this size whose bytes are not on disk: whoever reads it takes long. */
async function hugeFile(name: string, bytes: number): Promise<void> {
  const handle = await open(inBuild(name), 'w');
  await handle.truncate(bytes);
  await handle.close();
}

async function manyFiles(): Promise<void> {
  await mkdir(inBuild('extra'));
  for (let i = 0; i < 3000; i += 1) await writeFile(inBuild(`extra/${i}.txt`), '');
}

test.each<[string, () => Promise<void>, RegExp]>([
  [
    'a syntax error',
    () => writeFile(inBuild('entry.js'), 'var mf_gear = {{'),
    /^entry\.js is not a script .* \(1:15\); build it again$/,
  ],
  [
    'syntax newer than the browsers read',
    () => writeFile(inBuild('first.js'), 'using x = y;'),
    /^first\.js is not a script that browsers run/,
  ],
  [
    "another remote's container",
    () => writeFile(inBuild('entry.js'), remoteEntry('mf-flights')),
    /^entry\.js defines mf_flights, not mf_gear; publish the build of mf-gear$/,
  ],
  [
    "another remote's page",
    () => writeFile(inBuild('drones.js'), '(globalThis.mf_flights_chunks||=[]).push([[1],{}])'),
    /^drones\.js belongs to another app \(it fills mf_flights_chunks/,
  ],
  [
    'a lifecycle that is missing',
    () => writeFile(inBuild('entry.js'), remoteEntry('mf-gear', { lifecycles: ['bootstrap', 'mount'] })),
    /^\.\/lifecycles lacks unmount, update; export what defineLifecycles returns$/,
  ],
  [
    'a slot that it does not fill',
    () =>
      change(path.join(workspace.root, 'mf-gear/package.json'), (text) =>
        text.replace('"routes"', '"slots":["droneCard"],"routes"'),
      ),
    /^entry\.js does not expose \.\/slots/,
  ],
  [
    'a slot that does not exist',
    () => change(inBuild('first.js'), (text) => `${text};(0,x.jsx)(y.Slot,{name:"drone"});`),
    new RegExp(`^it draws the slot drone, which does not exist; the slots are ${slotNames.join(', ')}$`),
  ],
  [
    'a route without its page',
    () => change(inBuild('build.json'), (text) => text.replace('"drones":', '"hangar":')),
    /^\/drones wants the chunk drones, which is not in the build$/,
  ],
  [
    '400 MB in one file',
    () => hugeFile('film.txt', 400e6),
    /^film\.txt has 400\.0 MB, and a file may have 10\.0 MB/,
  ],
  [
    '3,000 extra files',
    manyFiles,
    /^it holds 3009 files, and 500 are allowed; leave out what no page asks for$/,
  ],
  [
    'a kind of file that nobody serves',
    () => writeFile(inBuild('notes.docx'), 'x'),
    /^notes\.docx is of a kind/,
  ],
])('%s is refused in words, and nothing is written', async (_, spoil, reason) => {
  await spoil();
  const start = process.cpuUsage();
  expect(await workspace.fleet('publish', 'mf-gear', '--json')).toBe(3);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5000);
  const { error } = JSON.parse(workspace.lines.join('\n'));
  expect(error.code).toBe('BAD_BUILD');
  expect(error.message.replace('this build cannot be published: ', '')).toMatch(reason);
  expect(await workspace.store.versions('mf-gear')).toEqual([]);
  expect(await workspace.fleet('publish', 'mf-gear', '--dry-run')).toBe(3);
});
