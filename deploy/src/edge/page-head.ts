import { escapeHtml, scriptJson } from '@estela/contracts/html';
import { compositionElementId, type PublicSettings } from '@estela/contracts/release';
import { themeMedia } from '@estela/contracts/theme';
import { graphLocales, type Language, type Theme, themes } from '@estela/contracts/values';
import { type PageDescription, sharingImage } from './page-description.ts';
import { manifestPaths, themeColors } from './web-manifest.ts';

const product = 'Estela';
/** Read by the shell's `show-waiting.js`. */
const titleMeta = 'estela-thing';

export interface HeadParts {
  page: PageDescription;
  /** Name of the one thing that the page shows, where everybody may see it: its waiting page says it at once. */
  thing?: string | undefined;
  language: Language;
  /** The one that the visitor chose; without it the system's. */
  theme?: Theme | undefined;
  settings: PublicSettings;
  /** Tags that start requests. */
  files: string;
}

/** Replaces the template's mark. Tags that start requests come first. */
export function pageHead({ page, thing, language, theme, settings, files }: HeadParts): string {
  const title = page.title ? `${page.title} | ${product}` : product;
  const url = new URL(page.canonical, settings.publicUrl).href;
  const image = new URL(page.image, settings.publicUrl).href;
  const imageAlt = page.isCard ? page.title : page.imageAlt;
  return [
    files,
    `<title>${escapeHtml(title)}</title>`,
    named('description', page.description),
    thing ? named(titleMeta, thing) : '',
    named('robots', page.isIndexed ? 'index, follow' : 'noindex, follow'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPaths[language]}">`,
    ...themes.map(
      (known) =>
        `<meta name="theme-color" media="${themeMedia(known, theme)}" content="${themeColors[known]}">`,
    ),
    graph('og:type', page.posting ? 'article' : 'website'),
    graph('og:site_name', product),
    graph('og:locale', graphLocales[language]),
    graph('og:title', title),
    graph('og:description', page.description),
    graph('og:url', url),
    graph('og:image', image),
    // The size is known for our own pictures only; with a wrong size crawlers crop a poster.
    page.image === sharingImage || page.isCard
      ? graph('og:image:width', '1200') + graph('og:image:height', '630')
      : '',
    imageAlt ? graph('og:image:alt', imageAlt) : '',
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', page.description),
    named('twitter:image', image),
    imageAlt ? named('twitter:image:alt', imageAlt) : '',
    dataBlock('application/ld+json', JSON.stringify(webApplication(page, language, settings, image))),
    page.posting
      ? dataBlock('application/ld+json', JSON.stringify(posting(page, page.posting, settings)))
      : '',
  ].join('');
}

/** The composition, given as JSON, as the shell finds it in the page. */
export function compositionBlock(json: string): string {
  return dataBlock('application/json', json, compositionElementId);
}

function webApplication(page: PageDescription, language: Language, settings: PublicSettings, image: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: product,
    url: new URL('/', settings.publicUrl).href,
    description: page.description,
    applicationCategory: 'SocialNetworking',
    operatingSystem: 'Web',
    inLanguage: language,
    image,
  };
}

/** A flight is what its pilot says of it: a VideoObject would claim to know when its video was first shown. */
function posting(
  { title, description, canonical, image }: PageDescription,
  { author, authorPath, publishedAt, likes, comments }: NonNullable<PageDescription['posting']>,
  { publicUrl }: PublicSettings,
) {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const counter = (action: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    headline: title,
    articleBody: description,
    url: absolute(canonical),
    image: absolute(image),
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author, url: absolute(authorPath) },
    interactionStatistic: [counter('LikeAction', likes), counter('CommentAction', comments)],
  };
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function graph(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

/** Data, not a script: the content security policy does not apply. */
function dataBlock(type: string, json: string, id?: string): string {
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${scriptJson(json)}</script>`;
}
