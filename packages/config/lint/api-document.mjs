import { spawnSync } from 'node:child_process';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { root } from '../bin/workspace.mjs';

/** `/users/{id}/follow` and `/users/dashboard/{username}` match the same address; the words are reserved as ids. */
const rules = { 'no-ambiguous-paths': 'off' };

/** What Redocly's recommended rules find in the API's document, errors and warnings alike. */
export async function apiDocumentProblems() {
  const run = spawnSync(process.execPath, ['packages/server/bin/openapi.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) return [run.stderr];
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: run.stdout, config });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} at ${location[0]?.pointer}: ${message}`,
  );
}
