import type { RouteDeclaration } from '@estela/contracts/platform';
import { useMatches } from 'react-router-dom';

/** The declaration of the route on screen; undefined for a moment on an unknown path. */
export function useRoute(): RouteDeclaration | undefined {
  return useMatches().at(-1)?.handle as RouteDeclaration | undefined;
}
