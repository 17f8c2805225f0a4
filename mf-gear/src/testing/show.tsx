import { aPage, HttpResponse, http, type RenderAppOptions, renderApp, server } from '@estela/testing';
import { App } from '../app/app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

// Pages also load upkeep; a test about upkeep overrides these answers.
beforeEach(() => {
  server.use(
    http.get('/api/gear/reminders', () => HttpResponse.json(aPage([]))),
    http.get('/api/gear/reminder-rules', () => HttpResponse.json(aPage([]))),
    http.get('/api/drones/:id/upkeep', () => HttpResponse.json({ ...aPage([]), costs: [] })),
  );
});

/** Renders the whole remote at an address, with its own texts. */
export function show(route: string, options: RenderAppOptions = {}) {
  return renderApp(<App />, { route, catalogues: { gear: { es, en } }, ...options });
}
