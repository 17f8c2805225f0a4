import type { AppManifest } from '@estela/contracts/platform';
import { waitingPages } from '@estela/runtime/prerender';
import packageJson from '../package.json' with { type: 'json' };
import { DronePage } from './app/drone-page.tsx';
import { DronesPage } from './app/drones-page.tsx';
import { catalogues } from './catalogues.ts';

export const prerenderPages = waitingPages({
  manifest: packageJson.estela as AppManifest,
  catalogues,
  pages: { 'drones-page': DronesPage, 'drone-page': DronePage },
});
