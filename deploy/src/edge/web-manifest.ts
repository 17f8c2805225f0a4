import { paths } from '@estela/contracts/paths';
import { type Language, languages } from '@estela/contracts/values';
import type { FastifyInstance } from 'fastify';
import { contentType } from '../files/file-kinds.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const texts = { es, en };

/** Browsers ask for it without cookies, so each language has an address of its own. */
export const manifestPaths: Record<Language, string> = {
  es: '/manifest.webmanifest',
  en: '/manifest.en.webmanifest',
};

/** The bars around an installed app and around the page, in both themes: `--e-surface-0` of tokens.css. */
export const themeColors = { dark: '#0b0f17', light: '#f6f7f9' };

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a phone needs to keep Estela beside its apps. */
function webManifest(language: Language) {
  const { about, newFlight, spotMap, feed } = texts[language].install;
  return {
    // One app, whichever language it was installed in.
    id: '/',
    name: 'Estela',
    short_name: 'Estela',
    description: about,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // A manifest knows one theme. The first picture is dark, as the icon is; the page itself names both.
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ['sports', 'social', 'navigation'],
    icons,
    shortcuts: [
      { name: newFlight, url: paths.flights({ new: true }) },
      { name: spotMap, url: paths.feedSpots() },
      { name: feed, url: paths.feed() },
    ].map((shortcut) => ({ ...shortcut, icons: icons.slice(1, 2) })),
  };
}

export function manifestRoutes(app: FastifyInstance): void {
  for (const language of languages) {
    const body = JSON.stringify(webManifest(language));
    app.get(manifestPaths[language], (_request, reply) =>
      reply
        .header('content-type', contentType('manifest.webmanifest'))
        .header('cache-control', 'public, max-age=86400')
        .send(body),
    );
  }
}
