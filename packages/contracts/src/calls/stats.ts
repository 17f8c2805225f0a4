import { defineCalls } from '../call.ts';
import { siteStats } from '../entities/feed.ts';

export const statsCalls = defineCalls('platform', {
  getStats: {
    method: 'GET',
    path: '/stats',
    access: 'public',
    summary: 'Counts of everything that exists, at most a minute old',
    status: 200,
    response: siteStats,
  },
});
