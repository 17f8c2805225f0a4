type Edit = (text: string) => string;
/** Whatever stands there now: somebody may have changed just that. */
const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    if (!text.match(from)) throw new Error(`${from} is not there any more`);
    return text.replace(from, to);
  };
const append =
  (more: string): Edit =>
  (text) =>
    text + more;
const comment = append('// Nothing else.\n');
const oneMore = append('export const oneMore = 1;\n');

const raised: Edit = (text) =>
  text.replace(
    /"version": "(\d+)\.(\d+)\.\d+"/,
    (_, major: string, minor: string) => `"version": "${major}.${Number(minor) + 1}.0"`,
  );

/** What is changed, in which file and how; then the apps that move, with the files that are fetched again. */
export type Change = [
  what: string,
  file: string,
  edit: Edit,
  moved: Record<string, string[]>,
  maxBytes?: number,
  /** What is changed with it. */
  also?: Record<string, Edit>,
];

/** What one changed text of a remote may cost a returning visitor; compressed. */
export const maxBytesOfText = 12_000;

/** All at once: each build of everything takes seconds, and whoever moves is named. */
const nobodyMoves: Change = [
  'comments, a test, the lock file, a server',
  'mf-groups/src/lifecycles.tsx',
  comment,
  {},
  0,
  {
    'packages/api/src/generated/groups.ts': comment,
    'pnpm-lock.yaml': append('# Nothing else.\n'),
    'mf-gear/src/features/drone-list/drone-list.test.tsx': comment,
    'packages/server/src/config.ts': oneMore,
    'packages/config/rspack/node.mjs': oneMore,
    'packages/sample/src/index.ts': oneMore,
  },
];

const oneMoves: Change[] = [
  [
    'a Spanish text of gear',
    'mf-gear/src/locales/es.json',
    replace(/"newTitle": "[^"]*"/, '"newTitle": "Un dron más"'),
    { 'mf-gear': ['locale-es.js', 'remoteEntry.js'] },
    maxBytesOfText,
  ],
  [
    'an English text of gear',
    'mf-gear/src/locales/en.json',
    replace(/"title": "[^"]*"/, '"title": "Each of your drones"'),
    { 'mf-gear': ['locale-en.js', 'remoteEntry.js'] },
  ],
  [
    'a page of gear',
    'mf-gear/src/app/drones-page.tsx',
    replace('value="drones"', 'value="components"'),
    { 'mf-gear': ['drones-page.js', 'remoteEntry.js'] },
  ],
  [
    'a style of gear',
    'mf-gear/src/features/drone-list/drone-card.module.css',
    replace(/\{\n/, '{\n  opacity: 0.99;\n'),
    { 'mf-gear': ['drones-page.css', 'remoteEntry.js'] },
  ],
  [
    'the title of a route of gear',
    'mf-gear/package.json',
    replace(/"title": \{\s*"es": "[^"]*"/, '"title": { "es": "Cada uno de mis drones"'),
    { 'mf-gear': ['remoteEntry.js'] },
  ],
  [
    'the address of a call of groups',
    'packages/api/src/generated/groups.ts',
    replace("'/groups'", "'/clubs'"),
    { 'mf-groups': ['chunk.js', 'remoteEntry.js'] },
  ],
  [
    'an export that is shared',
    'packages/ui/src/index.ts',
    oneMore,
    { shell: ['main.js'] },
    undefined,
    { 'packages/ui/package.json': raised },
  ],
  [
    "a text of the shell's layout",
    'shell/src/locales/layout.es.json',
    replace(/: "[^"]*"/, ': "Otro texto"'),
    { shell: ['main.js'] },
  ],
  [
    'a colour',
    'packages/ui/src/tokens/tokens.css',
    replace(/--e-surface-0: #[0-9a-f]{6}/, '--e-surface-0: #0a0f1a'),
    { shell: ['main.css'] },
  ],
];

export const changes: Change[] = [nobodyMoves, ...oneMoves];
