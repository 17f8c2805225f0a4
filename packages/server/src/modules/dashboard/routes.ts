import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { readDashboard } from './dashboard.ts';

export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getDashboard, ({ db, viewer, params }) => readDashboard(db, params.username, viewer));
  route(app, calls.getPublicDashboard, ({ db, params }) => readDashboard(db, params.username, null));
}
