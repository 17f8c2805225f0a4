import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, tool, workspacePackages } from '../bin/workspace.mjs';
import { apiDocumentProblems } from './api-document.mjs';
import { asvsProblems } from './asvs.mjs';
import { catalogueProblems } from './catalogues.mjs';
import { documentProblems } from './documents.mjs';
import { publicNamesProblems } from './public-names.mjs';
import { problemsOf, problemsOfEach } from './run-tool.mjs';
import { sourceProblems } from './source-rules.mjs';
import { textProblems } from './texts.mjs';
import { typeProjects } from './type-projects.mjs';

const folders = () => workspacePackages().map(({ folder }) => folder);

/** The stages of `npm run lint`: each returns its problems as texts. */
export const stages = [
  {
    name: 'types',
    about: 'TypeScript, over every package',
    run: () => problemsOfEach(typeProjects(), 2, (project) => problemsOf(tool('tsc'), ['-p', project])),
  },
  {
    name: 'biome',
    about: 'format and code style',
    run: ({ fix }) =>
      problemsOf(tool('biome'), [
        'check',
        '--config-path=packages/config',
        '--max-diagnostics=200',
        '--error-on-warnings',
        ...(fix ? ['--write'] : []),
        '.',
      ]),
  },
  {
    name: 'imports',
    about: 'who may import whom, cycles, entry points',
    run: () =>
      problemsOf(tool('depcruise'), [
        '--config',
        'packages/config/import-rules/dependency-cruiser.config.mjs',
        ...folders(),
      ]),
  },
  {
    name: 'dead-code',
    about: 'files and exports that nobody uses',
    run: () => problemsOf(tool('knip'), ['--config', 'packages/config/knip.jsonc', '--no-config-hints']),
  },
  {
    name: 'sources',
    about: 'banned file names, suppressions without a reason, text and page addresses in code',
    run: sourceProblems,
  },
  {
    name: 'documents',
    about: 'paths, names and scripts that documents and comments speak of exist',
    run: async () => documentProblems(),
  },
  {
    name: 'asvs',
    about:
      'what the table of ASVS and the promises of the security documents rest on exists, and the table is what its data says',
    run: asvsProblems,
  },
  { name: 'catalogues', about: 'es and en have the same keys and placeholders', run: catalogueProblems },
  {
    name: 'texts',
    about: 'every key that code uses is in its catalogue, and code uses every key',
    run: textProblems,
  },
  {
    name: 'generated',
    about: 'endpoints are what the table of calls says, and the page of public names what their comments say',
    run: async () => {
      const script = 'packages/api/bin/generate.mjs';
      const endpoints = existsSync(path.join(root, script))
        ? await problemsOf(process.execPath, [script, '--check'])
        : [];
      return [...endpoints, ...(await publicNamesProblems())];
    },
  },
  {
    name: 'api-document',
    about: 'the OpenAPI document, by the recommended rules of Redocly',
    run: apiDocumentProblems,
  },
];
