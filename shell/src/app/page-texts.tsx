import { addCatalogue, type Catalogue, type I18n, useTranslation } from '@estela/i18n';
import { type ComponentType, useLayoutEffect, useState } from 'react';

/** A page whose chunk has its texts, which are added before its first render. */
export function withTexts<Props extends object>(
  namespace: string,
  catalogues: { es: Catalogue; en: Catalogue },
  Page: ComponentType<Props>,
) {
  const addTexts = (i18n: I18n) => addCatalogue(i18n, namespace, catalogues);

  function PageWithTexts(props: Props) {
    const { i18n } = useTranslation();
    const [isReady, setIsReady] = useState(() => i18n.hasResourceBundle('es', namespace));
    useLayoutEffect(() => {
      if (isReady) return;
      addTexts(i18n);
      setIsReady(true);
    }, [i18n, isReady]);
    return isReady && <Page {...props} />;
  }
  return Object.assign(PageWithTexts, { addTexts });
}
