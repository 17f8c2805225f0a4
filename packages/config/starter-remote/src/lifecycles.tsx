import { defineLifecycles } from '@estela/runtime';
import { App } from './app/app.tsx';

export const { bootstrap, mount, update, unmount } = defineLifecycles({
  name: 'mf-weather',
  namespace: 'weather',
  catalogues: {
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json', { with: { type: 'json' } }),
  },
  App,
});
