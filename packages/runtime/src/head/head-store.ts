import { graphLocales, type Language, languages } from '@estela/contracts/values';

/** What the page head says about a page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address without query or hash. */
  canonical: string;
  language: Language;
}

/** What a page may override of its route's declaration. */
export type HeadOverride = Partial<Pick<Head, 'title' | 'description'>>;

const productName = 'Estela';
let routeHead: Head = { title: '', description: '', canonical: '', language: languages[0] };
/** Address of the route that is shown; none before the first. */
let shown = '';
// Newest last: several roots may have a page mounted for a moment during a change of route.
let overrides: PageOverride[] = [];

interface PageOverride extends HeadOverride {
  /** Path of its page: one on its way out has no say in the head of the next. */
  path: string;
}

/** Set by the shell on each navigation and language switch, from the route's declaration. */
export function setRouteHead(head: Head): void {
  loaded ??= { at: head.canonical, canonical: canonicalLink()?.href ?? head.canonical };
  shown = head.canonical;
  const isLoaded = head.canonical === loaded.at;
  // Its item may have another address than the one that was typed (capitals, a slash at the end); the edge knows it.
  routeHead = isLoaded ? { ...head, canonical: loaded.canonical } : head;
  dropForeignData(isLoaded);
  write();
}

/** The page whose HTML was loaded. */
let loaded: { at: string; canonical: string } | undefined;

/**
 * What the HTML tells search engines is of the page that was loaded, in its language: it goes where either is another
 * now. It cannot be written again, since Trusted Types guard the text of every script; who reads it loads each page.
 */
function dropForeignData(isLoaded: boolean): void {
  const blocks = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const spoken = `"inLanguage":"${document.documentElement.lang}"`;
  if (isLoaded && blocks.some(({ textContent }) => textContent.includes(spoken))) return;
  for (const block of blocks) block.remove();
}

function canonicalLink() {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
}

/** Overrides the head of the page at `path` while it is mounted. Returns a function that undoes it. */
export function addHeadOverride(override: HeadOverride, path: string): () => void {
  const added = { ...override, path };
  overrides = [...overrides, added];
  write();
  return () => {
    overrides = overrides.filter((other) => other !== added);
    write();
  };
}

function write(): void {
  const own = overrides.findLast(({ path }) => !shown || new URL(path, shown).href === shown);
  const head = { ...routeHead, ...defined(own) };
  const title = head.title ? `${head.title} | ${productName}` : productName;
  if (document.title !== title) document.title = title;
  setMeta('name', 'description', head.description);
  setMeta('property', 'og:locale', graphLocales[head.language]);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', head.canonical);
  setMeta('name', 'twitter:title', title);
  setMeta('name', 'twitter:description', head.description);
  setCanonical(head.canonical);
}

function defined(override: HeadOverride = {}): HeadOverride {
  return Object.fromEntries(Object.entries(override).filter(([, value]) => value !== undefined));
}

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  const found = document.head.querySelector(`meta[${attribute}="${key}"]`);
  change(found ?? added('meta', attribute, key), 'content', content);
}

function setCanonical(href: string): void {
  change(canonicalLink() ?? added('link', 'rel', 'canonical'), 'href', href);
}

function added(tag: 'meta' | 'link', attribute: string, key: string): Element {
  const element = document.createElement(tag);
  element.setAttribute(attribute, key);
  document.head.append(element);
  return element;
}

/** A change of route writes the head up to three times, mostly what stands there: the browser acts on each writing. */
function change(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
