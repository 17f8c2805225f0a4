import type { AppManifest } from '@estela/contracts/platform';
import { waitingPages } from '@estela/runtime/prerender';
import packageJson from '../package.json' with { type: 'json' };
import { DashboardPage } from './app/dashboard-page.tsx';
import { FeedPage } from './app/feed-page.tsx';
import { catalogues } from './catalogues.ts';

export const prerenderPages = waitingPages({
  manifest: packageJson.estela as AppManifest,
  catalogues,
  pages: { 'feed-page': FeedPage, 'dashboard-page': DashboardPage },
});
