import { versionProblems } from './shared-versions.ts';

const shell = { app: 'shell', version: 'abc' };

function provides(modules: Record<string, { version: string; names?: string[] }>) {
  return { modules, texts: [], slots: [] };
}
const earlier = provides({ '@estela/ui': { version: '1.2.3', names: ['Button', 'Card'] } });

test.each([
  ['the same names need no new version', '1.2.3', ['Card', 'Button'], undefined],
  ['an added name needs a minor version', '1.2.4', ['Button', 'Card', 'Tabs'], '1.3.0'],
  ['an added name in a new minor version is fine', '1.3.0', ['Button', 'Card', 'Tabs'], undefined],
  ['an added name in a new major version is fine', '2.0.0', ['Button', 'Card', 'Tabs'], undefined],
  ['a removed name needs a major version', '1.3.0', ['Button'], '2.0.0'],
  ['a removed name in a new major version is fine', '2.0.0', ['Button'], undefined],
  ['a renamed name needs a major version', '1.3.0', ['Button', 'Tile'], '2.0.0'],
])('%s', (_, version, names, wanted) => {
  const [problem] = versionProblems(shell, provides({ '@estela/ui': { version, names } }), earlier);
  expect(problem?.wanted).toBe(wanted);
});

test('packages of others, new ones, and those whose names are not known are not compared', () => {
  const react = (names: string[]) => provides({ react: { version: '19.0.0', names } });
  expect(versionProblems(shell, react(['use']), react(['use', 'memo']))).toEqual([]);
  expect(versionProblems(shell, earlier, provides({ '@estela/ui': { version: '1.2.3' } }))).toEqual([]);
  expect(versionProblems(shell, earlier, provides({}))).toEqual([]);
});
