import { addCatalogue, type I18n, languageOf, useTranslation } from '@estela/i18n';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { MapTexts } from '../adapter/map-adapter.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const namespace = 'maps';
const filled = new WeakSet<I18n>();

function fill(i18n: I18n): void {
  if (!filled.has(i18n)) addCatalogue(i18n, namespace, { es, en });
  filled.add(i18n);
}

/** While drawing, where nobody shows a text of the namespace yet: nobody has to be drawn again. */
function fillFirst(i18n: I18n): boolean {
  if (!i18n.hasResourceBundle('es', namespace)) fill(i18n);
  return filled.has(i18n);
}

/**
 * The texts of this package. Each bundle brings its copy, and bundles may be of different versions, so the
 * catalogue is written once per bundle; `ready` is false for the one render before a second one is, which never reaches
 * the screen.
 */
export function useMapsTexts() {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(() => fillFirst(i18n));
  const { t } = useTranslation(namespace);
  useLayoutEffect(() => {
    fill(i18n);
    setReady(true);
  }, [i18n]);
  return { t, language: languageOf(i18n), ready };
}

/** The texts of an adapter's markers. */
export function useMarkerTexts(): MapTexts {
  const { t, language } = useMapsTexts();
  return useMemo(
    () => ({
      language,
      spot: (name, approximate) => t(approximate ? 'spotApproximate' : 'spot', { name }),
      cluster: (count) => t('cluster', { count }),
      draftPin: (coordinates) => t('draftPin', { coordinates }),
      you: t('you'),
    }),
    [t, language],
  );
}
