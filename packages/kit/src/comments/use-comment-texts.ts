import { addCatalogue, useTranslation } from '@estela/i18n';
import { useLayoutEffect } from 'react';
import en from './locales/comments.en.json' with { type: 'json' };
import es from './locales/comments.es.json' with { type: 'json' };

/** Brings the texts of comments along; whether they are there. */
export function useCommentTexts(): boolean {
  const { i18n } = useTranslation('comments');
  const isReady = i18n.hasResourceBundle('es', 'comments');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'comments', { es, en });
  }, [i18n, isReady]);
  return isReady;
}
