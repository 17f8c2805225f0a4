// What a change can break: the plan, and the lines that say why.
import { register } from 'tsx/esm/api';

export async function choose({ folders, ref, commit }) {
  const unregister = register();
  const { changedSince, namespaces, read, readSuites } = await import(
    '../../packages/config/reach/read-workspace.mjs'
  );
  const { changesOf, changesOfFolders } = await import('../../packages/config/reach/changes.ts');
  const { explain, filesIn } = await import('../../packages/config/reach/explain.ts');
  const { planFor } = await import('../../packages/config/reach/plan.ts');
  const suites = readSuites();
  const changes = folders
    ? changesOfFolders(folders, suites.graph)
    : changesOf(changedSince(commit), suites.graph, namespaces(), read);
  const plan = planFor(changes, suites);
  const since = folders ? folders.join(', ') : `${filesIn(changes.files.length)} since ${ref}`;
  await unregister();
  return { plan, lines: explain(plan, changes, suites, since) };
}
