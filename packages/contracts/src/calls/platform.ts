import { z } from 'zod';
import { defineCall } from '../call.ts';
import { siteStats } from '../entities/feed.ts';

const health = z
  .object({ status: z.enum(['ok', 'starting', 'stopping', 'database']) })
  .meta({ id: 'Health' });

export const platformCalls = {
  getStats: defineCall({
    id: 'getStats',
    area: 'platform',
    method: 'GET',
    path: '/stats',
    access: 'public',
    summary: 'Counts of everything that exists, at most a minute old',
    status: 200,
    response: siteStats,
  }),
  getHealthLive: defineCall({
    id: 'getHealthLive',
    area: 'platform',
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'The process answers',
    status: 200,
    response: health,
  }),
  getHealthReady: defineCall({
    id: 'getHealthReady',
    area: 'platform',
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Whether the database and the storage of pictures respond',
    status: 200,
    response: health,
  }),
};
