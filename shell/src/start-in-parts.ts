import { startParts as apiParts } from '@estela/api/start-parts';
import { nextTask } from './platform/next-task.ts';
import type { ShellParts } from './platform/start-shell.tsx';

/** All of it is loaded with the page; a slow processor runs it in parts, between which the page responds. */
const libraries = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  ...apiParts,
  () => import(/* webpackMode: "eager" */ '@estela/api'),
  () => import(/* webpackMode: "eager" */ '@estela/i18n'),
  () => import(/* webpackMode: "eager" */ '@estela/ui'),
  () => import(/* webpackMode: "eager" */ '@estela/runtime'),
];

/** Starts the shell; `loadLoader` loads the loader of remotes. */
export async function startInParts(loadLoader: () => Promise<ShellParts['loaderOf']>): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  for (const load of libraries) {
    await nextTask();
    await load();
  }
  await nextTask();
  const loaderOf = await loadLoader();
  await nextTask();
  const { screens } = await import(/* webpackMode: "eager" */ './app/screens.tsx');
  const { startShell } = await import(/* webpackMode: "eager" */ './platform/start-shell.tsx');
  await nextTask();
  await startShell(element, { screens, loaderOf });
}
