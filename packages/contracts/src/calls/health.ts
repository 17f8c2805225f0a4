import { z } from 'zod';
import { defineCalls } from '../call.ts';

const health = z
  .object({ status: z.enum(['ok', 'starting', 'stopping', 'database']) })
  .meta({ id: 'Health' });

export const healthCalls = defineCalls('platform', {
  getHealthLive: {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'The process answers',
    status: 200,
    response: health,
  },
  getHealthReady: {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Whether the database and the storage of pictures respond',
    status: 200,
    response: health,
  },
});
