import type { i18n as I18n, TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

export interface Translation {
  t: TFunction;
  i18n: I18n;
}

/** By namespace. Another map once the language or a text has changed. */
type Translations = Map<string | undefined, Translation>;

interface SharedTexts {
  subscribe: (listener: () => void) => () => void;
  current: () => Translations;
}

const sharedTexts = new WeakMap<I18n, SharedTexts>();

/**
 * The texts of a namespace in the language on screen. All components of a page share one subscription:
 * react-i18next's own hook copies the whole instance for each, which is a tenth of what drawing a list takes.
 */
export function useTranslation(namespace?: string): Translation {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const { subscribe, current } = sharedTexts.get(i18n) ?? share(i18n);
  const translations = useSyncExternalStore(subscribe, current, current);
  const known = translations.get(namespace);
  if (known) return known;
  const translation = { t: remembering(i18n.getFixedT(i18n.language, namespace)), i18n };
  translations.set(namespace, translation);
  return translation;
}

/** Cards of a list have their labels in common: a text that takes no values is looked up once. */
function remembering(lookUp: TFunction): TFunction {
  const known = new Map<string, string>();
  const t = (...given: Parameters<TFunction>) => {
    const [key] = given;
    if (given.length > 1 || typeof key !== 'string') return lookUp(...given);
    const text = known.get(key) ?? lookUp(key);
    known.set(key, text);
    return text;
  };
  return t as TFunction;
}

function share(i18n: I18n): SharedTexts {
  const listeners = new Set<() => void>();
  let translations: Translations = new Map();

  function renew() {
    translations = new Map();
    for (const listener of [...listeners]) listener();
  }
  i18n.on('languageChanged', renew);
  i18n.store.on('added', renew);

  const shared: SharedTexts = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => translations,
  };
  sharedTexts.set(i18n, shared);
  return shared;
}
