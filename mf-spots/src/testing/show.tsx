import { createFakeMaps, standInForMaps } from '@estela/maps/testing';
import { HttpResponse, http, type RenderAppOptions, renderApp, server } from '@estela/testing';
import { App } from '../app/app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** The whole remote at an address, with its own texts and maps that a test moves by hand. */
export function show(route: string, options: RenderAppOptions = {}) {
  const maps = createFakeMaps();
  standInForMaps(maps.create);
  const app = renderApp(<App />, { route, catalogues: { spots: { es, en } }, ...options });
  return { ...app, maps };
}

/** For `beforeAll`: what a first visit loads takes a busy machine longer than a test waits for anything. */
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

// Every map asks for zones, a search for towns, every spot for a verdict and a form for the coast; a test that looks at
// them answers itself.
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
