import { type RenderAppOptions, renderApp } from '@estela/testing';
import { App } from '../app/app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** Renders the whole remote at an address, with its own texts. */
export function show(route: string, options: RenderAppOptions = {}) {
  return renderApp(<App />, { route, catalogues: { flights: { es, en } }, ...options });
}
