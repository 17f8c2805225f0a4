import { defineLifecycles } from '@estela/runtime';
import { App } from './app/app.tsx';
import { catalogues } from './catalogues.ts';

export const { bootstrap, mount, update, unmount } = defineLifecycles({
  name: 'mf-groups',
  namespace: 'groups',
  catalogues,
  App,
});
