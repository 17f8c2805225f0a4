import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { default: routerLoader } = jest.requireActual<{ default: (source: string) => string }>(
  './router-loader.mjs',
);

/** The chunk of the installed router that defines its components. */
function installed(): string {
  const shell = path.resolve(__dirname, '../../../../shell');
  const main = require.resolve('react-router', {
    paths: [path.dirname(require.resolve('react-router-dom', { paths: [shell] }))],
  });
  const dist = path.resolve(path.dirname(main), '../production');
  const chunks = readdirSync(dist).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const found = chunks
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
    .find((text) => text.includes('\nfunction usePrefetchBehavior('));
  if (!found) throw new Error('The router no longer has a function of this name');
  return found;
}

test.each(['useNavigate', 'usePrefetchBehavior', 'PrefetchPageLinks'])(
  'the installed router’s %s is the plain one',
  (name) => {
    const text = installed();
    expect(text.split(`\nfunction ${name}(`)).toHaveLength(2);
    const slim = routerLoader(text);
    expect(slim).not.toContain(`\nfunction ${name}(`);
    expect(slim).toContain(`\nvar ${name} = () => `);
  },
);

test('components have no names, so that those that nothing uses can be left out', () => {
  const named = 'var Context = React2.createContext(null);\nContext.displayName = "Context";';
  expect(routerLoader(named)).toBe('var Context = /* @__PURE__ */ React2.createContext(null);\n');
});
