import { firstSentence, publicNamesPage } from './public-names-page.ts';

const manifest = (name: string, exported: Record<string, string>) =>
  JSON.stringify({ name: `@estela/${name}`, exports: exported });

const files: Record<string, string> = {
  'packages/runtime/package.json': manifest('runtime', { '.': './src/index.ts', './say': './src/say.ts' }),
  'packages/runtime/src/index.ts': `export { Link } from 'react-router-dom';
export { PageHead, type PageHeadProps, quiet as still } from './head/page-head.tsx';
`,
  'packages/runtime/src/head/page-head.tsx': `export interface PageHeadProps {
  title: string;
}

/**
 * The title of a page, e.g. of a flight. Its
 * second sentence is left out.
 */
export function PageHead({ title }: PageHeadProps) {}

/** Milliseconds. */
const quiet = 300;
export { quiet };
`,
  'packages/runtime/src/say.ts': '/** Says it. */\nexport async function say(): Promise<void> {}\n',
  'packages/kit/package.json': manifest('kit', {}),
  'packages/ui/package.json': manifest('ui', { './base.css': './src/base.css' }),
  'packages/api/package.json': manifest('api', { './gear': './src/gear/index.ts' }),
  'packages/api/src/gear/index.ts': `import { gearApi } from './gear-api.ts';

export const { useLazyGetDroneQuery, useChosenSpotQuery } = gearApi;
export { gearApi };
`,
  'packages/api/src/gear/gear-api.ts': 'export const gearApi = 1;\n',
  'packages/maps/package.json': manifest('maps', {}),
};
const read = (file: string) => files[file] ?? '';
const named = {
  calls: {
    getDrone: { method: 'GET', path: '/drones/:id', summary: 'A drone' },
    getSpot: { method: 'GET', path: '/spots/:id', summary: 'A spot' },
  },
  borrowed: { flights: { chosenSpot: 'getSpot' } },
};

test('each entry point has its names, each with the first sentence of the comment above it', () => {
  const { page } = publicNamesPage(read, named);
  expect(page).toContain(`## @estela/runtime

- \`Link\`: Of \`react-router-dom\`.
- \`PageHead\`: The title of a page, e.g. of a flight.
- \`PageHeadProps\`: What \`PageHead\` takes.
- \`still\`: Milliseconds.

## @estela/runtime/say

- \`say\`: Says it.
`);
  expect(page).not.toContain('base.css');
});

test('a generated hook has the call that it makes, also under a second name', () => {
  const { page } = publicNamesPage(read, named);
  expect(page).toContain('- `useLazyGetDroneQuery`: `GET /drones/:id`: A drone.');
  expect(page).toContain('- `useChosenSpotQuery`: `GET /spots/:id`: A spot.');
});

test('an export that no comment tells about is a fault, with the file that lacks it', () => {
  expect(publicNamesPage(read, named).faults).toEqual([
    'packages/api/src/gear/gear-api.ts: nothing says what gearApi is',
  ]);
});

test('an entry point that does not say its names is refused', () => {
  const hidden = { ...files, 'packages/runtime/src/say.ts': "export * from './words.ts';\n" };
  expect(() => publicNamesPage((file) => hidden[file as keyof typeof hidden] ?? '', named)).toThrow(
    'packages/runtime/src/say.ts exports names that it does not say',
  );
});

test('a sentence ends before what begins like one, never inside a name of a file', () => {
  expect(firstSentence('* Reads `a.json` of 1.5 MB. Then more.')).toBe('Reads `a.json` of 1.5 MB.');
  expect(firstSentence(' One line without a full stop ')).toBe('One line without a full stop');
});
