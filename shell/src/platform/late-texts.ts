import type { Language } from '@estela/contracts/values';
import { addCatalogue, type Catalogue, type I18n } from '@estela/i18n';
import { useLayoutEffect, useState } from 'react';

/** Adds the texts of a part that few visitors load; true once they are there. */
export function useLateTexts(
  i18n: I18n,
  namespace: string,
  catalogues: Record<Language, Catalogue>,
): boolean {
  const [isReady, setIsReady] = useState(false);
  useLayoutEffect(() => {
    addCatalogue(i18n, namespace, catalogues);
    setIsReady(true);
  }, [i18n, namespace, catalogues]);
  return isReady;
}
