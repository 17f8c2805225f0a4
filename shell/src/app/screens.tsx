import es from '../locales/layout.es.json' with { type: 'json' };
import type { Screens } from '../platform/screens.ts';
import { offerLogin, openAccountDialog } from './account-dialog-state.ts';
import { Layout } from './layout.tsx';
import { LoginNotice } from './login-notice.tsx';
import { shellPages } from './shell-pages.ts';

/** The shell's own screens, for the platform to draw. */
export const screens: Screens = {
  Layout,
  pages: shellPages,
  LoginNotice,
  texts: {
    layout: {
      es,
      en: () =>
        import(/* webpackChunkName: "locale-en" */ '../locales/layout.en.json', { with: { type: 'json' } }),
    },
  },
  dialogs: {
    openLogin: () => openAccountDialog('login'),
    openRegister: () => openAccountDialog('register'),
  },
  offerLogin,
};
