import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { failureCollector } from '../telemetry/failure-collector.ts';
import { policyReports } from '../telemetry/policy-reports.ts';
import { telemetryRoutes } from '../telemetry/telemetry-routes.ts';
import { assetRoutes } from './asset-routes.ts';
import { compositionEvents, type EventTimes } from './composition-events.ts';
import { liveComposition } from './live-composition.ts';
import { noticesRoute } from './notices-route.ts';
import { offlineRoutes } from './offline-routes.ts';
import { overrideRoutes } from './override/override-routes.ts';
import { createOverrides } from './override/overrides.ts';
import { type PageOptions, pageRoutes } from './page-routes.ts';
import type { ReleaseSource } from './release-source.ts';
import { type PublicPages, sitemapRoutes } from './sitemap-routes.ts';
import { manifestRoutes } from './web-manifest.ts';
import { wellKnownRoutes } from './well-known-routes.ts';

export interface EdgeOptions extends PageOptions {
  source: ReleaseSource;
  events?: Partial<EventTimes>;
  /** The file of licences. */
  notices?: string;
  publicPages?: PublicPages;
}

async function registerEdge(
  app: FastifyInstance,
  { source, events, notices, ...options }: EdgeOptions,
): Promise<void> {
  const live = liveComposition(source, options.settings, app.log);
  assetRoutes(app, source, live);
  wellKnownRoutes(app, options.settings);
  manifestRoutes(app);
  offlineRoutes(app);
  sitemapRoutes(app, live, options.settings, options);
  noticesRoute(app, notices);
  compositionEvents(app, source, live, events);
  const overrides = createOverrides({ source, live, settings: options.settings, log: app.log });
  telemetryRoutes(app, failureCollector(source, app.log));
  policyReports(app);
  overrideRoutes(app, overrides, options.settings.publicUrl);
  pageRoutes(app, live, overrides, options);
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'page or file failed');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Error\n');
  });
  // Read once at start, so that a damaged release is logged before the first visitor comes.
  app.addHook('onReady', async () => {
    await live.current();
  });
}

/** Everything that a browser loads except API calls: pages, release files, and what crawlers look for. */
export const edge = fastifyPlugin(registerEdge, { name: 'edge' });
