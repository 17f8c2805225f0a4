/** The area's texts, each language in a chunk of its own. */
export const catalogues = {
  es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json', { with: { type: 'json' } }),
};
