import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from './fake-workspace.ts';

interface App {
  name: string;
  folder: string;
  manifest: { estela: unknown };
}

const { checkFirstLoads } = jest.requireActual<{
  checkFirstLoads: (apps: App[], cache: string) => Promise<void>;
}>('../scripts/first-loads.mjs');

/** As the bundler writes it: two shared modules, one of which brings a third module, and one of the shell's own. */
const shellScript = `(()=>{var s={
  7(e){e.exports="${'react '.repeat(20)}"},8(e){e.exports="alone"},
  9(e,t,n){n(10);n(12)},10(e){e.exports="${'brought '.repeat(40)}"},11(e,t,n){n(9)}};
  function n(i){return s[i]}n.s=[{name:"react",version:"19.3.1",factory:()=>()=>n(7)},
  {name:"@estela/ui",version:"1.0.0",factory:()=>()=>n(9)}];n(11)})();`;

let workspace: FakeWorkspace;
let told: string[];
beforeEach(async () => {
  workspace = await fakeWorkspace();
  told = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  await workspace.build('shell', '1', { 'entry.js': shellScript });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.remove();
});

/** Reads what was built, as `npm run build` does. */
function check(): Promise<void> {
  const apps = ['shell', 'mf-flights'].map((name) => {
    const folder = path.join(workspace.root, name);
    return { name, folder, manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) };
  });
  return checkFirstLoads(apps, path.join(workspace.root, 'cache/brotli.json'));
}

const kBOf = (name: string) =>
  Number(told.find((line) => line.trim().startsWith(`${name} `))?.match(/([\d.]+) kB/)?.[1]);

test('the build tells what each public route loads and each shared module weighs, and what nobody may see it leaves out', async () => {
  await workspace.build('mf-flights', '1', { 'detail.js': `/* ${randomBytes(2_000).toString('base64')} */` });
  await check();
  expect(told[0]).toBe('  JavaScript of a first visit, brotli; at most 180.0 kB is wanted');
  expect(kBOf('/flights/:id') - kBOf('/about')).toBeGreaterThan(2);
  expect(told.join('\n')).not.toMatch(/ \/flights +\d/);
  const names = told.slice(told.findIndex((line) => line.includes('what the shell shares')) + 1);
  expect(names.map((line) => line.trim().split(' ')[0]).sort()).toEqual(['@estela/ui', 'react', 'shell']);
  const before = [...told];
  told.length = 0;
  await check();
  expect(told).toEqual(before);
  // As a power cut leaves it.
  writeFileSync(path.join(workspace.root, 'cache/brotli.json'), '');
  told.length = 0;
  await check();
  expect(told).toEqual(before);
});

test('a route above its budget fails the build, and the others do not hide it', async () => {
  await workspace.build('mf-flights', '1', {
    'detail.js': `/* ${randomBytes(240_000).toString('base64')} */`,
  });
  await expect(check()).rejects.toThrow(
    /^the first visit loads too much JavaScript \(kB brotli\): \/flights\/:id \d+\.\d > 180\.0\. Load less with the page; 180\.0 is the target$/,
  );
  expect(kBOf('/about')).toBeLessThan(2);
});

test('nothing is said while an app is not built', async () => {
  await workspace.build('mf-flights', '1');
  await rm(path.join(workspace.root, 'mf-flights/dist'), { recursive: true });
  await check();
  expect(told).toEqual([]);
  expect(existsSync(path.join(workspace.root, 'cache'))).toBe(false);
});
