import { defineLifecycles } from '@estela/runtime';
import { App } from './app/app.tsx';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

export const { bootstrap, mount, update, unmount } = defineLifecycles({
  name: 'mf-gear',
  namespace: 'gear',
  catalogues: { es, en },
  App,
});
