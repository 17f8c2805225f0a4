import { type RenderAppOptions, renderApp } from '@estela/testing';
import { App } from '../app/app.tsx';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

/** The whole remote at an address. */
export function renderSocial(route: string, options: RenderAppOptions = {}) {
  return renderApp(<App />, { route, catalogues: { social: { es, en } }, ...options });
}
