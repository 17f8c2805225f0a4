import type { App } from './apps.ts';
import { statedIn } from './stated.ts';
import { states } from './states.ts';
import { visitedRoutes } from './visited.ts';

const title = (es: string, en: string) => ({ es, en });
const gear = {
  name: 'mf-gear',
  manifest: {
    routes: [
      { path: '/drones', title: title('Drones', 'Drones') },
      { path: '/drones/:id', title: title('Dron', 'Drone') },
      { path: '/components', title: title('Componentes', 'Components') },
    ],
    menu: [{ path: '/drones?new=1', text: title('Añadir dron', 'Add drone') }],
  },
} as unknown as App;

/** What the tests of a spec state, in their order. */
function stated(spec: string, others: Record<string, string> = {}) {
  const files: Record<string, string> = { 'e2e/specs/gear/a.spec.ts': spec, ...others };
  return [...statedIn('e2e/specs/gear/a.spec.ts', (file) => files[file] ?? '')];
}

const visited = (spec: string, others?: Record<string, string>) =>
  stated(spec, others).map(([line, said]) => [line, [...visitedRoutes(said, [gear])]]);

test('a test visits the addresses that it and the functions that it uses name', () => {
  expect(
    visited(
      `import { paths } from '@estela/contracts/paths';
async function open(page) { await page.goto(paths.drone('1')); }
test('one', async ({ page }) => { await open(page); });
test('other', async ({ page }) => { await page.goto('/components?new=1'); });
test('none', async () => {});`,
    ),
  ).toEqual([
    [3, ['/drones/:id']],
    [4, ['/components']],
    [5, []],
  ]);
});

test('a test visits where the methods of a page object lead', () => {
  const app = 'export class App { async addDrone() { await this.page.goto(paths.drones({ new: true })); } }';
  const spec = `import { App } from '../../pages/app.ts';\ntest('one', async () => { await app.addDrone(); });`;
  expect(visited(spec, { 'e2e/pages/app.ts': app })).toEqual([[2, ['/drones']]]);
});

test('an entry of the menu, the title of a page and the name of an app stand for their pages', () => {
  expect(visited(`test('é', async () => { press('Añadir dron'); });`)).toEqual([[1, ['/drones']]]);
  expect(visited(`test('one', async () => { heading('Components'); });`)).toEqual([[1, ['/components']]]);
  expect(visited(`test('one', async () => { publish('mf-gear'); });`)).toEqual([
    [1, ['/drones', '/drones/:id', '/components']],
  ]);
});

test('the address of a call of the API is no page', () => {
  expect(
    visited(`test('one', async () => { await ana.call('POST', '/drones', { at: '/components' }); });`),
  ).toEqual([[1, ['/components']]]);
});

test('the list of a loop and what is done before each test of a block count for its tests', () => {
  expect(
    visited(`test.describe('all', () => {
  test.beforeEach(async ({ page }) => { await page.goto('/drones'); });
  for (const path of ['/components']) test(path, async () => {});
});
test('beside', async () => {});`),
  ).toEqual([
    [3, ['/drones', '/components']],
    [5, []],
  ]);
});

test('what is made from `test` makes tests too', () => {
  expect(
    visited(
      `const withMap = test.extend({ map: '/drones' });\nwithMap('one', async () => { goto('/components'); });`,
    ),
  ).toEqual([[2, ['/components', '/drones']]]);
});

test('a test that goes through the routes of the product itself says so', () => {
  const [[, said] = []] = stated(
    `test('one', async () => { for (const { path } of manifest.routes) visit(path); });`,
  );
  expect(said?.listsRoutes).toBe(true);
});

test('a test names a text by a part of it, by a pattern, or with what is filled in', () => {
  const [[, said] = []] = stated(
    `test('one', async () => { button('Guardar dron'); text(/^Pesa \\d+/); title(\`Editar \${name}\`); });`,
  );
  const names = (text: string) => said !== undefined && states(said, [text]);
  expect(names('Guardar dron y salir')).toBe(true);
  expect(names('Pesa 680 g')).toBe(true);
  expect(names('Editar {{name}}')).toBe(true);
  expect(names('Guardar drones')).toBe(false);
  expect(names('Borrar')).toBe(false);
});
