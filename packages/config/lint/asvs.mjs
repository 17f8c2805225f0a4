import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bin/workspace.mjs';

function read(file) {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** The data, the table that follows from it, and where that stands. */
export async function asvs() {
  const unregister = register();
  const { folder, renderTable, requirementFaults } = await import('./asvs-table.ts');
  await unregister();
  const data = `${folder}/asvs.json`;
  const requirements = JSON.parse(read(data));
  return {
    file: `${folder}/asvs.md`,
    table: renderTable(requirements),
    faults: requirementFaults(requirements, read).map((fault) => `${data}: ${fault}`),
  };
}

/** What the security documents promise without exception, each with the test that holds it. */
async function claims() {
  const unregister = register();
  const { claimFaults } = await import('./security-claims.ts');
  await unregister();
  const folder = 'packages/docs/security';
  const documents = ['policies.md', 'logging.md'].map((name) => [name, read(`${folder}/${name}`)]);
  return claimFaults(JSON.parse(read(`${folder}/claims.json`)), Object.fromEntries(documents), read);
}

/** Requirements and promises whose proof is not there, and a table that the data has left behind. */
export async function asvsProblems() {
  const { file, table, faults } = await asvs();
  const isStale = read(file) !== table;
  return [
    ...faults,
    ...(await claims()),
    ...(isStale ? [`${file} is not what its data says: node packages/config/bin/asvs.mjs`] : []),
  ];
}
