import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { checkTypes } = jest.requireActual<{
  checkTypes: (
    app: { name: string; folder: string; manifest: { name: string } },
    options: { cache: string },
  ) => Promise<string[]>;
}>('../scripts/check-types.mjs');

const base = mkdtempSync(path.join(os.tmpdir(), 'estela-types-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** An app of these files, whose sources count as those of the package. */
function check(name: string, files: Record<string, string>) {
  const folder = path.join(base, name);
  mkdirSync(folder, { recursive: true });
  const settings = { compilerOptions: { strict: true, noEmit: true, types: [] }, include: ['.'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return checkTypes(
    { name, folder, manifest: { name: '@estela/contracts' } },
    { cache: path.join(base, 'cache') },
  );
}

test('each error is told with its place, those in tests left out', async () => {
  const errors = await check('wrong', {
    'page.ts': 'export const id: string = 5;\nexport const at: number = "";\n',
    'page.test.ts': 'export const id: string = 5;\n',
  });
  expect(errors).toEqual([
    expect.stringMatching(/wrong\/page\.ts\(1,14\): error TS2322: Type 'number' is not assignable/),
    expect.stringMatching(/wrong\/page\.ts\(2,14\): error TS2322: /),
  ]);
}, 240_000);

test('an app whose types fit is not looked at again until its sources change', async () => {
  expect(await check('sound', { 'page.ts': 'export const id: string = "5";\n' })).toEqual([]);
  // What is hashed are the sources of the package, which are the same.
  expect(await check('sound', { 'page.ts': 'export const id: string = 5;\n' })).toEqual([]);
}, 240_000);

test('a compiler that cannot begin is told in its own words', async () => {
  const nowhere = {
    name: 'nowhere',
    folder: path.join(base, 'nowhere'),
    manifest: { name: '@estela/contracts' },
  };
  expect((await checkTypes(nowhere, { cache: path.join(base, 'cache') })).join()).toMatch(/TS5058/);
}, 240_000);
