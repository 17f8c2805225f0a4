import { type Language, languages } from '@estela/contracts/values';
import type { i18n as I18n } from 'i18next';
import { languageOf } from './language-of.ts';

/** Texts of one namespace: nested objects with strings at the leaves. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The texts themselves, or how to load them: a visitor needs those of one language. */
export type CatalogueSource = Catalogue | (() => Promise<{ default: Catalogue }>);

type Loaders = Map<string, (language: Language) => Promise<void>>;
const loadersOf = new WeakMap<I18n['store'], Loaders>();

/** Adds (or, after a swap of versions, replaces) the texts of one namespace in both languages. */
export function addCatalogue(i18n: I18n, namespace: string, catalogue: Record<Language, Catalogue>): void {
  for (const language of languages) replaceTexts(i18n, language, namespace, catalogue[language]);
}

/** The same for texts that may be loaded when their language is first spoken; ready once today's language is there. */
export async function loadCatalogue(
  i18n: I18n,
  namespace: string,
  sources: Record<Language, CatalogueSource>,
): Promise<void> {
  const load = keepCatalogue(i18n, namespace, sources);
  // The visitor may switch while the texts are on their way.
  for (let language: Language | undefined; language !== languageOf(i18n); ) {
    language = languageOf(i18n);
    await load(language);
  }
}

/** Adds the texts at hand; the others are there after `loadLanguage`, or what this returns. */
export function keepCatalogue(i18n: I18n, namespace: string, sources: Record<Language, CatalogueSource>) {
  const running = new Map<Language, Promise<void>>();
  async function add(language: Language): Promise<void> {
    const source = sources[language];
    const texts = typeof source === 'function' ? (await source()).default : source;
    replaceTexts(i18n, language, namespace, texts);
  }
  function load(language: Language): Promise<void> {
    const loading = running.get(language) ?? add(language);
    running.set(language, loading);
    // After a failure the next wish for the language tries again.
    loading.catch(() => running.delete(language));
    return loading;
  }
  const loaders: Loaders = loadersOf.get(i18n.store) ?? new Map();
  loadersOf.set(i18n.store, loaders.set(namespace, load));
  for (const language of languages) if (typeof sources[language] !== 'function') void load(language);
  return load;
}

/** Loads every namespace's texts of a language. What cannot be loaded shows in the other language meanwhile. */
export async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  await Promise.allSettled([...(loadersOf.get(i18n.store)?.values() ?? [])].map((load) => load(language)));
}

/** By language and namespace. */
const added = new WeakMap<I18n['store'], Map<string, Catalogue>>();

/** What is there already is not added again: every component that shows a text would be drawn again. */
function replaceTexts(i18n: I18n, language: Language, namespace: string, texts: Catalogue): void {
  const known = added.get(i18n.store) ?? new Map<string, Catalogue>();
  added.set(i18n.store, known);
  const key = `${language} ${namespace}`;
  if (known.get(key) === texts) return;
  known.set(key, texts);
  i18n.removeResourceBundle(language, namespace);
  i18n.addResourceBundle(language, namespace, texts);
}
