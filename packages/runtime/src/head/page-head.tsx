import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addHeadOverride } from './head-store.ts';

export interface PageHeadProps {
  title?: string;
  /** Default: the description that the route declares. */
  description?: string;
}

/** The page's own title, where the route's is not enough (a flight has its own). */
export function PageHead({ title, description }: PageHeadProps) {
  const { pathname } = useLocation();
  useLayoutEffect(() => addHeadOverride({ title, description }, pathname), [title, description, pathname]);
  return null;
}
