import { createFakeMaps, standInForMaps } from '@estela/maps/testing';
import { HttpResponse, http, type RenderAppOptions, renderApp, server } from '@estela/testing';
import { App } from '../app/app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** Renders the whole remote at an address, with its own texts and maps that a test moves by hand. */
export function show(route: string, options: RenderAppOptions = {}) {
  const maps = createFakeMaps();
  standInForMaps(maps.create);
  const app = renderApp(<App />, { route, catalogues: { spots: { es, en } }, ...options });
  return { ...app, maps };
}

/** For `beforeAll`: on a busy machine a first visit loads for longer than any timeout of a test. */
export const loadSpotPage = () => import('../app/spot-page.tsx');
export const loadSpotMapPage = () => import('../app/spot-map-page.tsx');

const noZones = { type: 'FeatureCollection', features: [], truncated: false, sources: [] };
const noData = {
  country: null,
  verdict: 'unknown',
  kind: null,
  maxFreeHeight: null,
  why: [],
  zones: [],
  upcoming: [],
};

// Every map requests zones, a search towns, every spot a verdict and a form the coast; a test about these
// overrides the handlers.
beforeEach(() =>
  server.use(
    http.get('/api/airspace/zones', () => HttpResponse.json(noZones)),
    http.get('/map/world/*', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/places', () => HttpResponse.json({ items: [] })),
    http.get('/api/airspace/check', () =>
      HttpResponse.json({ ...noData, data: { state: 'missing', sources: [] } }),
    ),
  ),
);
afterEach(() => standInForMaps(undefined));
