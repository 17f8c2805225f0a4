import type { i18n as I18n, TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** A translation, with the namespaces that its texts came from. */
interface SharedTranslation {
  translation: Translation;
  from: Set<string>;
}

interface SharedTexts {
  subscribe: (listener: () => void) => () => void;
  /** Another object once the language or one of its texts has changed. */
  of: (namespace: string) => Translation;
}

const sharedTexts = new WeakMap<I18n, SharedTexts>();

/**
 * The texts of a namespace in the language on screen. All components of a page share one subscription:
 * react-i18next's own hook copies the whole instance for each, which is a tenth of what drawing a list takes.
 */
export function useTranslation(namespace = 'common'): Translation {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const { subscribe, of } = sharedTexts.get(i18n) ?? share(i18n);
  const current = () => of(namespace);
  return useSyncExternalStore(subscribe, current, current);
}

function share(i18n: I18n): SharedTexts {
  const listeners = new Set<() => void>();
  const known = new Map<string, SharedTranslation>();

  function renew(isOld: (shared: SharedTranslation) => boolean): void {
    for (const [namespace, shared] of known) if (isOld(shared)) known.delete(namespace);
    for (const listener of [...listeners]) listener();
  }
  i18n.on('languageChanged', () => renew(() => true));
  // Texts come with each remote and each part of a page that is loaded late: only those who show them are drawn again.
  i18n.store.on('added', (_language: string, namespace: string) => renew(({ from }) => from.has(namespace)));

  const shared: SharedTexts = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of(namespace) {
      const found = known.get(namespace) ?? createTranslation(i18n, namespace);
      known.set(namespace, found);
      return found.translation;
    },
  };
  sharedTexts.set(i18n, shared);
  return shared;
}

/** Cards of a list have their labels in common: a text that takes no values is looked up once. */
function createTranslation(i18n: I18n, namespace: string): SharedTranslation {
  const lookUp = i18n.getFixedT(i18n.language, namespace);
  const from = new Set([namespace]);
  const known = new Map<string, string>();
  function find(given: Parameters<TFunction>): string {
    const [key] = given;
    if (typeof key === 'string' && key.includes(':')) from.add(key.slice(0, key.indexOf(':')));
    return lookUp(...given);
  }
  const t = (...given: Parameters<TFunction>) => {
    const [key] = given;
    if (given.length > 1 || typeof key !== 'string') return find(given);
    const text = known.get(key) ?? find(given);
    known.set(key, text);
    return text;
  };
  return { translation: { t: t as TFunction, i18n }, from };
}
