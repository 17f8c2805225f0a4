import type { RouteObject } from 'react-router-dom';
import type { Screens } from '../screens.ts';
import { Frame } from './frame.tsx';
import { LayoutFailure } from './page-boundary.tsx';

/**
 * One route for every address: a data router cannot replace its routes, and those of the composition change while the
 * tab is open. Whose page it is, `RoutedView` finds out.
 */
export function routeTable(screens: Screens): RouteObject[] {
  return [
    {
      path: '*',
      element: <Frame screens={screens} />,
      errorElement: <LayoutFailure />,
    },
  ];
}
