import { createHash } from 'node:crypto';
import { escapeHtml } from '@estela/contracts/html';
import { languages, storageKeys, themeCookie, themes } from '@estela/contracts/values';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { themeColors } from './web-manifest.ts';

export const offlineAddress = '/offline.html';

const texts = { es: es.offline, en: en.offline };

const light = `--back:${themeColors.light};--ink:#0e1420;--soft:#3d4858`;

/**
 * All that it needs stands in it, since no file of a release can be asked for: it would outlive the release. Sizes and
 * colours are those of tokens.css.
 */
const style = `
:root{color-scheme:dark light;--back:${themeColors.dark};--ink:#eef2f7;--soft:#a9b6c6}
@media(prefers-color-scheme:light){:root:not([data-theme=dark]){${light}}}
:root[data-theme=light]{${light}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--back);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;padding:2rem 1.5rem}
h1{margin:0 0 .75rem;font-size:2.125rem;line-height:1.15}
p{margin:0 0 1.5rem;color:var(--soft)}
svg{width:3rem;margin-bottom:1rem;fill:none;stroke:#ff6b1a;stroke-linecap:round;stroke-width:3}
circle{fill:#ff6b1a;stroke:none}
a{display:inline-block;padding:.75rem 1.5rem;border-radius:.75rem;background:#ff6b1a;color:#180a02;font-weight:680;text-decoration:none}
a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
`.trim();

/**
 * Language and colours as they were chosen, and the page itself as soon as it can be had. The browser tells of a network
 * that comes back, but not of a server that does, nor of a network that came back while this page was still loading:
 * hence the questions, after 1, 2, 4 and at last every 30 seconds.
 */
const script = `
let language;try{language=localStorage.getItem(${JSON.stringify(storageKeys.language)})}catch{}
const shown=document.querySelector('main[lang="'+(language==='en'?'en':'es')+'"]');
for(const main of document.querySelectorAll('main'))main.hidden=main!==shown;
document.documentElement.lang=shown.lang;document.title=shown.dataset.title;
const theme=/(?:^|; )${themeCookie}=(${themes.join('|')})/.exec(document.cookie);
if(theme)document.documentElement.dataset.theme=theme[1];
let pause=1000,timer;
function later(){timer=setTimeout(ask,pause);pause=Math.min(2*pause,30000)}
function ask(){clearTimeout(timer);if(navigator.onLine)fetch(${JSON.stringify(offlineAddress)},{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),later)}
addEventListener('online',ask);later();
`.trim();

/** As in the top bar. */
const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M3 25C11 25 10 15 17 15S23 7 29 7"/><circle cx="29" cy="7" r="2"/></svg>';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** It stays in the browser with its page, like every header of it. */
export const offlinePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  // The browser asks for an icon, with or without a network.
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the worker shows in place of a page that cannot be had: in both languages, of which the script leaves one. */
export const offlinePage = [
  '<!doctype html><html lang="es"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex">',
  `<title>${escapeHtml(titleOf('es'))}</title><style>${style}</style></head><body>`,
  ...languages.map(mainOf),
  `<script>${script}</script></body></html>`,
].join('');

function titleOf(language: keyof typeof texts): string {
  return `${texts[language].title} | Estela`;
}

/** An empty address is that of the page which was asked for. */
function mainOf(language: keyof typeof texts): string {
  const { title, text, retry } = texts[language];
  const shown = language === languages[0] ? '' : ' hidden';
  return (
    `<main lang="${language}" data-title="${escapeHtml(titleOf(language))}"${shown}>` +
    `${mark}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a></main>`
  );
}
