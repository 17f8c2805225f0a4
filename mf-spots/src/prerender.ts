import type { AppManifest } from '@estela/contracts/platform';
import { waitingPages } from '@estela/runtime/prerender';
import packageJson from '../package.json' with { type: 'json' };
import { SpotMapPage } from './app/spot-map-page.tsx';
import { SpotPage } from './app/spot-page.tsx';
import { SpotsPage } from './app/spots-page.tsx';
import { catalogues } from './catalogues.ts';

export const prerenderPages = waitingPages({
  manifest: packageJson.estela as AppManifest,
  catalogues,
  pages: { 'spots-page': SpotsPage, 'spot-page': SpotPage, 'spot-map-page': SpotMapPage },
});
