import type { AppManifest } from '@estela/contracts/platform';
import { waitingPages } from '@estela/runtime/prerender';
import packageJson from '../package.json' with { type: 'json' };
import { FlightPage } from './app/flight-page.tsx';
import { FlightsPage } from './app/flights-page.tsx';
import { catalogues } from './catalogues.ts';

export const prerenderPages = waitingPages({
  manifest: packageJson.estela as AppManifest,
  catalogues,
  pages: { 'flights-page': FlightsPage, 'flight-page': FlightPage },
});
