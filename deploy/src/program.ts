// What `npm start` and `npm run dev` run, built as one JavaScript file by scripts/program.mjs.
export { insertSample, openStorage, readConfig } from '@estela/server';
export { againstServer } from './dev/against/against-server.ts';
export { isOpenToOthers, readDeployed } from './dev/against/deployed.ts';
export { misfits } from './dev/against/shared-fit.ts';
export { buildProblems, problemText } from './dev/build-problems.ts';
export { devSource } from './dev/dev-source.ts';
export { localFiles } from './dev/local-files.ts';
export { clientTag, openPages } from './dev/open-pages.ts';
export { relaxPolicy } from './dev/page-policy.ts';
export { runFleet } from './fleet/cli/fleet.ts';
export { origin } from './fleet/main.ts';
export { checkPlace, checkPort } from './serve/check-place.ts';
export { publishedSource, serve } from './serve/serve.ts';
export { stopOnSignal } from './serve/stop-on-signal.ts';
