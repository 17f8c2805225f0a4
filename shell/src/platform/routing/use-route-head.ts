import type { RouteDeclaration } from '@estela/contracts/platform';
import { languageOf, useTranslation } from '@estela/i18n';
import { setRouteHead, useLocation, usePlatform } from '@estela/runtime';
import { useLayoutEffect } from 'react';

/** Title, description and canonical address from the route's declaration, in the language on screen. */
export function useRouteHead(route: RouteDeclaration | undefined): void {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const { publicUrl } = usePlatform().settings;
  const language = languageOf(i18n);
  useLayoutEffect(() => {
    if (!route) return;
    const canonical = new URL(pathname, publicUrl).href;
    setRouteHead({ title: route.title[language], description: route.description, canonical, language });
  }, [route, pathname, publicUrl, language]);
}
