import type { AppManifest } from '@estela/contracts/platform';
import { waitingPages } from '@estela/runtime/prerender';
import packageJson from '../package.json' with { type: 'json' };
import { GroupsPage } from './app/groups-page.tsx';
import { catalogues } from './catalogues.ts';

export const prerenderPages = waitingPages({
  manifest: packageJson.estela as AppManifest,
  catalogues,
  pages: { 'groups-page': GroupsPage },
});
