import { addCatalogue, type Catalogue, useTranslation } from '@estela/i18n';
import type { ComponentType } from 'react';

/** A page whose texts travel in its own chunk: they are added before it first draws. */
export function withTexts<Props extends object>(
  namespace: string,
  catalogues: { es: Catalogue; en: Catalogue },
  Page: ComponentType<Props>,
) {
  return function PageWithTexts(props: Props) {
    const { i18n } = useTranslation();
    if (!i18n.hasResourceBundle('es', namespace)) addCatalogue(i18n, namespace, catalogues);
    return <Page {...props} />;
  };
}
