import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const { default: i18nextLoader } = jest.requireActual<{ default: (source: string) => string }>(
  './i18next-loader.mjs',
);
const texts = path.resolve(__dirname, '../../../i18n/package.json');
const library = path.join(path.dirname(createRequire(texts).resolve('i18next')), '../esm/i18next.js');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'estela-i18next-'));
  const source = readFileSync(library, 'utf8');
  writeFileSync(path.join(folder, 'theirs.mjs'), source);
  writeFileSync(path.join(folder, 'own.mjs'), i18nextLoader(source));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Jest reads none of the library's ES modules, so Node does. */
const program = `
  const said = async (file) => {
    const i18n = (await import(file)).createInstance();
    const told = [];
    i18n.on('languageChanged', (language) => told.push(language));
    await i18n.init({
      lng: 'es', fallbackLng: ['en', 'es'], supportedLngs: ['es', 'en'], ns: ['common'], defaultNS: 'common', initAsync: false,
      resources: { es: { common: { hello: 'Hola, {{name}}', only: 'Solo aquí' } } },
    });
    const say = () => [i18n.t('hello', { name: 'Marta' }), i18n.t('only'), i18n.t('gear:drone', { count: 2 })];
    told.push(say(), i18n.hasLoadedNamespace('gear'), i18n.isInitialized);
    i18n.addResourceBundle('es', 'gear', { drone_one: '{{count}} dron', drone_other: '{{count}} drones' });
    i18n.addResourceBundle('en', 'common', { hello: 'Hello, {{name}}' });
    await i18n.changeLanguage('en');
    told.push(say(), i18n.resolvedLanguage);
    await i18n.loadNamespaces('later');
    await i18n.reloadResources();
    return told;
  };
  console.log(JSON.stringify([await said('./own.mjs'), await said('./theirs.mjs')]));`;

test('without what asks a backend, i18next says what it says with it', () => {
  const run = ['--input-type=module', '-e', program];
  const [own, theirs] = JSON.parse(
    execFileSync(process.execPath, run, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  expect(own).toEqual(theirs);
  expect(own).toContainEqual(['Hello, Marta', 'Solo aquí', '2 drones']);
});

test('the installed library has the class under the name that is replaced', () => {
  expect(readFileSync(path.join(folder, 'own.mjs'), 'utf8')).toContain('class ConnectorOfBackends');
});
