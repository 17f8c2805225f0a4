import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FakeWorkspace, fakeWorkspace } from '../../../test/fake-workspace.ts';

let workspace: FakeWorkspace;
let folder: string;
beforeEach(async () => {
  workspace = await fakeWorkspace();
  folder = path.join(workspace.root, 'foreign/dist');
  await mkdir(folder, { recursive: true });
});
afterEach(() => workspace.remove());

const files = (...names: string[]) => ({ sync: names, async: ['later.js'] });

/** As the plugin writes it, as far as it is read. */
const written = {
  metaData: {
    name: 'mf_weather',
    globalName: 'mf_weather',
    publicPath: 'auto',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
  },
  shared: [{ name: 'react', version: '19.3.1', singleton: true, requiredVersion: '^19.0.0' }],
  exposes: [
    { name: 'lifecycles', path: './lifecycles', assets: { js: files('12.js'), css: files('12.css') } },
    { name: 'slots', path: './slots', assets: { js: files('13.js'), css: files() } },
  ],
};

function adopt(manifest: unknown): Promise<number> {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  return writeFile(path.join(folder, 'mf-manifest.json'), text).then(() =>
    workspace.fleet('adopt', 'mf-weather', '--from', folder),
  );
}

test('the record of a foreign build says what its manifest says', async () => {
  expect(await adopt(written)).toBe(0);
  expect(JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8'))).toEqual({
    app: 'mf-weather',
    entry: 'remoteEntry.js',
    initial: { js: ['12.js'], css: ['12.css'] },
    chunks: {
      lifecycles: { js: ['12.js'], css: ['12.css'] },
      slots: { js: ['13.js'], css: [] },
    },
    shared: { react: '^19.0.0' },
  });
  expect(workspace.lines.at(-1)).toBe(`Next: fleet publish mf-weather --from ${folder}`);
});

const { metaData } = written;
test.each([
  ['no JSON', '{', 'mf-manifest.json is not JSON'],
  ['another document', {}, 'metaData'],
  [
    'another container',
    { ...written, metaData: { ...metaData, globalName: 'weather' } },
    'name it mf_weather',
  ],
  [
    'files of elsewhere',
    { ...written, metaData: { ...metaData, publicPath: 'https://cdn.example/' } },
    'output.publicPath must be auto',
  ],
  ['nothing to mount', { ...written, exposes: [] }, 'does not expose ./lifecycles'],
])('a build with %s is refused, and says why', async (_what, manifest, reason) => {
  expect(await adopt(manifest)).not.toBe(0);
  expect(workspace.errors.join()).toContain(reason);
});
